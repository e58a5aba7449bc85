"""What the handlers of a server work with, put together once."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from kotatsu.web import garbage_collection, review_maker
from kotatsu.web.background import Supervisor
from kotatsu.web.bot_pool import BotService
from kotatsu.web.config import Settings
from kotatsu.web.notices.calling import Calling
from kotatsu.web.notifications import Notifier
from kotatsu.web.page_contexts import KeptFor
from kotatsu.web.pages.shared_events import SharedEvents
from kotatsu.web.peers import Peers
from kotatsu.web.people import results
from kotatsu.web.people.identities import Identities
from kotatsu.web.people.results import Results
from kotatsu.web.people.thumbnails import Thumbnails
from kotatsu.web.render import Renderer
from kotatsu.web.review_maker import ReviewMaker
from kotatsu.web.room import state as room_state
from kotatsu.web.room.groups import GroupLinks
from kotatsu.web.room.recent_warnings import RecentWarnings
from kotatsu.web.room.state import RoomState
from kotatsu.web.security.limits import Limits
from kotatsu.web.store.database import Database
from kotatsu.web.store.groups import Groups
from kotatsu.web.store.public_room import PublicRoom
from kotatsu.web.store.shared_entry_process import SOCKET
from kotatsu.web.store.store import Store
from kotatsu.web.tables import autoplay, presence, retention, series_runner
from kotatsu.web.tables.autoplay import Autoplay
from kotatsu.web.tables.presence import Presence
from kotatsu.web.tables.registry import TableRegistry
from kotatsu.web.tables.retention import Retention
from kotatsu.web.tables.series_runner import SeriesRunner


@dataclass
class Services:
    """Everything of one server process."""

    settings: Settings
    registry: TableRegistry
    presence: Presence
    autoplay: Autoplay
    retention: Retention
    bots: BotService
    renderer: Renderer
    limits: Limits
    supervisor: Supervisor
    identities: Identities
    results: Results
    thumbnails: Thumbnails
    reviews: ReviewMaker
    room: RoomState
    public_room: PublicRoom
    group_links: GroupLinks
    warnings: RecentWarnings
    calling: Calling
    shared_events: SharedEvents
    signing_secret: str = ""
    """Signs the cookies of browsers; read from the database when the server starts."""


def build_services(settings: Settings, bots: BotService) -> Services:
    """The services for these settings; nothing is opened yet."""
    peers = Peers(Path(settings.workers_folder), settings.workers) if settings.workers_folder else None
    store = Store(Database(settings.database), entry_socket=peers.folder / SOCKET if peers else None)
    registry = TableRegistry(settings, store, Notifier(settings, peers), peers=peers)
    seen, playing, supervisor = Presence(registry), Autoplay(registry, bots), Supervisor()
    removing = Retention(registry)
    supervisor.add(garbage_collection.TASK, lambda: garbage_collection.collect_old_garbage(supervisor))
    supervisor.add("notifications", lambda: registry.notifier.run(supervisor))
    supervisor.add(presence.TASK, lambda: seen.run(supervisor))
    supervisor.add(autoplay.TASK, lambda: playing.run(supervisor))
    supervisor.add(retention.TASK, lambda: removing.run(supervisor))
    reviews = ReviewMaker(registry)
    supervisor.add(review_maker.TASK, lambda: reviews.run(supervisor))
    following = SeriesRunner(registry)
    supervisor.add(series_runner.TASK, lambda: following.run(supervisor))
    room, strangers = RoomState(registry), PublicRoom(registry.store)
    supervisor.add(room_state.TASK, lambda: room.run(supervisor))
    limits = Limits(time.monotonic, on=settings.limits)
    known, kept_results = Identities(registry), Results(registry)
    supervisor.add(results.TASK, lambda: kept_results.run(supervisor))
    renderer = Renderer(_kept(settings))
    small = Thumbnails(registry, renderer)
    return Services(
        settings,
        registry,
        seen,
        playing,
        removing,
        bots,
        renderer,
        limits,
        supervisor,
        known,
        kept_results,
        small,
        reviews,
        room,
        strangers,
        GroupLinks(registry, Groups(registry.store), strangers),
        RecentWarnings(),
        Calling(registry, supervisor),
        SharedEvents(),
    )


def _kept(settings: Settings) -> KeptFor:
    return KeptFor(settings.keep_lobby_days, settings.keep_unused_days, settings.keep_finished_mb)
