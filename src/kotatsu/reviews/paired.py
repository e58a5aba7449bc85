"""Differences of paired worlds: their mean, and how certain it is."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

Values = npt.NDArray[np.float64]


def mean_and_error(paired: Values) -> tuple[Any, Any]:
    """The mean of differences over axis 0, and its standard error."""
    return paired.mean(axis=0), paired.std(axis=0, ddof=1) / np.sqrt(len(paired))


def far_mean_and_error(paired: Values) -> tuple[Any, Any]:
    """The same for worlds that were played on far, where many have ended alike: that none of n pairs differs does not
    say that none can. By the rule of succession the next one does with a chance of 1 in n + 2."""
    mean, error = mean_and_error(paired)
    worlds, chance = len(paired), 1.0 / (len(paired) + 2)
    ended_alike = np.mean((paired == 0.0).reshape(worlds, -1).all(axis=1))
    return mean, np.maximum(error, ended_alike * np.sqrt(chance * (1.0 - chance) / worlds))
