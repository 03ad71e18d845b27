"""Calls a Centwise financial calculator API."""

from importlib.metadata import PackageNotFoundError, version

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

try:
    __version__ = version("centwise-client")
except PackageNotFoundError:
    # Found by PYTHONPATH, without an installation.
    __version__ = "0"

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
