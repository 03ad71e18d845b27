"""The errors of a call. No error contains the key."""

from __future__ import annotations

from typing import Any


class CentwiseError(Exception):
    """The base class of all errors of a call."""

    items_arrived: int = 0
    """Number of replies of a batch that arrived before the error; 0 for other calls."""

    def __str__(self) -> str:
        text = super().__str__()
        return f"{text} ({self.items_arrived} replies of the batch had arrived.)" if self.items_arrived else text


class CentwiseProblem(CentwiseError):
    """The service rejected the request and said why (RFC 9457)."""

    def __init__(self, document: dict[str, Any], retry_after: float | None = None) -> None:
        self.type: str = document["type"]
        self.code: str = self.type.rsplit("/", 1)[-1]
        self.title: str = document["title"]
        self.status: int = document["status"]
        self.detail: str = document["detail"]
        self.errors: list[dict[str, str]] = document.get("errors", [])
        self.request_id: str | None = document.get("request_id")
        self.retry_after = retry_after
        """Seconds until a retry may succeed, if the service gave a time."""
        faults = [f"\n  {one.get('pointer', one.get('parameter', ''))} {one.get('detail', '')}" for one in self.errors]
        super().__init__(f"{self.status} {self.code}: {self.detail}{''.join(faults)}")


class CentwiseTimeout(CentwiseError):
    """No reply within the time limit."""


class CentwiseNetworkError(CentwiseError):
    """The service was not reached, or the connection broke before the reply was complete."""


class CentwiseCertificateError(CentwiseNetworkError):
    """The certificate of the service is not trusted. The call is not repeated."""


class CentwiseProtocolError(CentwiseError):
    """The reply is not from the service but, for example, from a proxy or an older server."""

    def __init__(self, message: str, status: int, retry_after: float | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.retry_after = retry_after


def is_problem(value: object) -> bool:
    """Whether a value has the members of every problem document."""
    if not isinstance(value, dict) or not isinstance(value.get("errors", []), list):
        return False
    return isinstance(value.get("status"), int) and all(isinstance(value.get(name), str) for name in ("type", "title", "detail"))
