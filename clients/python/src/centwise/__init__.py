"""Calls a Centwise financial calculator API."""

from .client import BatchItem, BatchReply, Centwise
from .errors import (
    CentwiseError,
    CentwiseNetworkError,
    CentwiseProblem,
    CentwiseProtocolError,
    CentwiseTimeout,
)

__all__ = [
    "BatchItem",
    "BatchReply",
    "Centwise",
    "CentwiseError",
    "CentwiseNetworkError",
    "CentwiseProblem",
    "CentwiseProtocolError",
    "CentwiseTimeout",
]
