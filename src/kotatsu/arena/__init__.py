"""The arena: bots against bots, with enough care to believe the figures."""

from kotatsu.arena.commands import bench_search, run_arena
from kotatsu.arena.tournament import Tournament, play_tournament

__all__ = ["Tournament", "bench_search", "play_tournament", "run_arena"]
