"""What arenas, studies and environments share: who plays, where the work runs, and how results are kept and shown.

| module | what |
|---|---|
| `entrants` | bots by their spec: `hard`, `search:4096`, `mymodule:MyBot` |
| `seeds` | the seed of each use follows from one seed |
| `executors` | numbered parts of a job, on processes of this machine or on a Ray cluster |
| `results_file` | results on disk, from which interrupted work goes on |
| `intervals` | 95 % intervals, false discoveries |
| `charts` | interval charts and histograms as SVG |
| `progress` | a progress bar on standard error |
"""
