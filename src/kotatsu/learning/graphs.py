"""Work that is launched once and replayed: a CUDA graph where there is a GPU, the function itself elsewhere.

A step of learning is some two hundred small kernels; starting them one by one takes the processor longer than the GPU
takes to run them. A graph starts them all at once. What it reads and writes must stay where it is in memory.
"""

from __future__ import annotations

from collections.abc import Callable

import torch

WARM_UPS = 3
"""Calls before a function is recorded, so that everything it needs is compiled and laid out."""


def replayed(function: Callable[[], None], device: str, name: str) -> Callable[[], None]:
    """The function as something that is fast to call again and again; it is called a few times on the way."""
    if device != "cuda":
        return function
    try:
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(WARM_UPS):
                function()
        torch.cuda.current_stream().wait_stream(side)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            function()
        torch.cuda.synchronize()
    except Exception as error:  # whatever a driver or a kernel objects to: the function works without
        torch.cuda.synchronize()
        print(f"{name} is not recorded as a graph: {error}", flush=True)
        return function
    replay: Callable[[], None] = graph.replay
    return replay
