"""Calls a Centwise financial calculator API."""

from .async_client import AsyncCentwise
from .client import BatchItem, BatchReply, Centwise
from .errors import (
    CentwiseCertificateError,
    CentwiseError,
    CentwiseNetworkError,
    CentwiseProblem,
    CentwiseProtocolError,
    CentwiseTimeout,
)

__all__ = [
    "AsyncCentwise",
    "BatchItem",
    "BatchReply",
    "Centwise",
    "CentwiseCertificateError",
    "CentwiseError",
    "CentwiseNetworkError",
    "CentwiseProblem",
    "CentwiseProtocolError",
    "CentwiseTimeout",
]
