"""One request and its reply, with retries."""

from __future__ import annotations

import http.client
import json
import random
import re
import socket
import ssl
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from datetime import date
from decimal import Decimal
from email.utils import parsedate_to_datetime
from numbers import Integral, Real
from typing import Any, Generic, TypeVar
from urllib.parse import urlencode

from .errors import (
    CentwiseCertificateError,
    CentwiseNetworkError,
    CentwiseProblem,
    CentwiseProtocolError,
    CentwiseTimeout,
    is_problem,
)

Reply = TypeVar("Reply")

JSON_TYPE = "application/json"
NDJSON_TYPE = "application/x-ndjson"
FIRST_WAIT = 0.25
LONGEST_WAIT = 60.0
"""A caller should learn the reason for a longer wait, so the error is raised instead, for example when the daily quota is used up."""
PASSING_STATUSES = {408, 429, 502, 503, 504}
SHOWN_CHARACTERS = 80


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A key must not be sent to the target of a redirect."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


ReadLine = Callable[[bytes, Callable[[], float | None]], Reply]
"""Reads one line of a reply; the second argument returns the seconds until the quota of the key is full again."""


class _Lines(Generic[Reply]):
    """The lines of a reply whose headers have arrived."""

    def __init__(self, response: http.client.HTTPResponse, read: ReadLine[Reply]) -> None:
        self.response = response
        self._read = read
        self._opened = time.monotonic()

    def next(self) -> Reply | None:
        """What `read` makes of the next line; None at the end."""
        line = self.response.readline()
        if not line:
            return None
        if not line.endswith(b"\n"):
            raise CentwiseNetworkError("The reply ended in the middle of a line.")
        return self._read(line, self._quota_reset)

    def _quota_reset(self) -> float | None:
        return _quota_reset(self.response.headers.get("ratelimit", ""), time.monotonic() - self._opened)


class Transport:
    """The address of the service, and the key."""

    def __init__(self, base_url: str, api_key: str, timeout: float, retries: int, ca_file: str | None) -> None:
        self._base_url = base_url
        self._api_key = api_key
        self._timeout = timeout
        self._retries = retries
        context = ssl.create_default_context(cafile=ca_file)
        self._opener = urllib.request.build_opener(urllib.request.HTTPSHandler(context=context), _NoRedirect())

    def send(self, method: str, path: str, query: dict[str, str | None], body: object = None) -> Any:
        """Returns the JSON of the reply. All calls only read, so any failed call may be repeated."""
        data = None if body is None else write_json(body).encode()

        def attempt() -> Any:
            with self._open(method, path, query, JSON_TYPE, data) as response:
                return read_json(response.read(), response.status)

        return self._repeat(attempt)

    def send_lines(self, path: str, lines: list[str], read: ReadLine[Reply]) -> Iterator[Reply]:
        """Yields what `read` makes of each line of the reply, as soon as it arrives. A failure before the first is retried, a
        later one is raised."""
        data = "".join(f"{line}\n" for line in lines).encode()

        def attempt() -> tuple[_Lines[Reply], Reply | None]:
            replies = _Lines(self._open("POST", path, {}, NDJSON_TYPE, data), read)
            try:
                return replies, replies.next()
            except BaseException:
                replies.response.close()
                raise

        replies, reply = self._repeat(attempt)
        with replies.response:
            while reply is not None:
                yield reply
                reply = _guarded(replies.next)

    def _open(
        self, method: str, path: str, query: dict[str, str | None], media_type: str, data: bytes | None
    ) -> http.client.HTTPResponse:
        given = {name: value for name, value in query.items() if value is not None}
        address = self._base_url + path + (f"?{urlencode(given)}" if given else "")
        headers = {"Authorization": f"Bearer {self._api_key}", "Accept": media_type}
        if data is not None:
            headers["Content-Type"] = media_type
        request = urllib.request.Request(address, data, headers, method=method)
        try:
            response = self._opener.open(request, timeout=self._timeout)
        except urllib.error.HTTPError as error:
            with error:
                raise _fault(error.code, error.headers, error.read(), media_type) from None
        got = response.headers.get("content-type", "no type")
        if response.status == 200 and got.startswith(media_type):
            return response
        with response:
            raise _fault(response.status, response.headers, response.read(), media_type)

    def _repeat(self, attempt: Callable[[], Reply]) -> Reply:
        tries = 0
        while True:
            try:
                return _guarded(attempt)
            except (CentwiseNetworkError, CentwiseProblem, CentwiseProtocolError) as error:
                wait = _wait_before_retry(error, tries)
                if tries >= self._retries or wait is None or wait > LONGEST_WAIT:
                    raise
            time.sleep(wait)
            tries += 1


def _guarded(act: Callable[[], Reply]) -> Reply:
    """Converts connection errors of the standard library to errors of this one."""
    try:
        return act()
    except (TimeoutError, socket.timeout) as error:
        raise CentwiseTimeout("The service did not answer in time.") from error
    except urllib.error.URLError as error:
        if isinstance(error.reason, TimeoutError):
            raise CentwiseTimeout("The service did not answer in time.") from error
        if _is_unknown_issuer(error.reason):
            raise CentwiseCertificateError(
                f"The service's certificate is not trusted here: {error.reason.verify_message}. Pass its certificate authority as "
                "ca_file; a service started from a clone has it in .centwise/tls/ca.pem."
            ) from error
        raise CentwiseNetworkError(f"The connection failed: {error.reason}") from error
    except (OSError, http.client.HTTPException) as error:
        raise CentwiseNetworkError(f"The connection failed: {error!r}") from error


# Codes of OpenSSL's X509_STORE_CTX_get_error.
UNKNOWN_ISSUER = {18, 19, 20, 21}


def _is_unknown_issuer(fault: object) -> bool:
    return isinstance(fault, ssl.SSLCertVerificationError) and fault.verify_code in UNKNOWN_ISSUER


def _fault(status: int, headers: Any, body: bytes, media_type: str) -> CentwiseProblem | CentwiseProtocolError:
    retry_after = _retry_after(headers.get("retry-after"))
    got = headers.get("content-type", "no type")
    if 300 <= status < 400:
        target = headers.get("location", "another address")
        message = f"The service redirects to {target}; the key is only sent to base_url"
        return CentwiseProtocolError(message, status)
    if got.startswith("application/problem+json"):
        document = read_json(body, status)
        if is_problem(document):
            return CentwiseProblem(document, retry_after)
    message = f"The service answered {status} with {got}, not {media_type}: {_excerpt(body)}"
    return CentwiseProtocolError(message, status, retry_after)


def _wait_before_retry(error: Exception, tries: int) -> float | None:
    """None if a retry would not help."""
    # Random, so that clients that failed together do not retry together.
    spread = FIRST_WAIT * 2**tries * random.uniform(0.5, 1.5)
    if isinstance(error, CentwiseCertificateError):
        return None
    if isinstance(error, CentwiseNetworkError):
        return spread
    if not isinstance(error, (CentwiseProblem, CentwiseProtocolError)) or error.status not in PASSING_STATUSES:
        return None
    return spread if error.retry_after is None else error.retry_after


def _retry_after(text: str | None) -> float | None:
    """Seconds or a date (RFC 9110, §10.2.3)."""
    if text is None:
        return None
    if text.isdigit():
        return float(text)
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - time.time())
    except ValueError:
        return None


def _quota_reset(field: str, elapsed: float) -> float | None:
    """Seconds until the quota with the fewest requests left is full again, from the header of a reply that arrived `elapsed`
    seconds ago: RateLimit: "burst";r=59;t=60, "day";r=999;t=86400. None without limits."""
    quotas = [(int(left), -int(seconds)) for left, seconds in re.findall(r";r=(\d+);t=(\d+)", field)]
    return max(0.0, -min(quotas)[1] - elapsed) if quotas else None


def read_json(body: bytes, status: int) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        raise CentwiseProtocolError(f"The service sent a reply that is not JSON: {_excerpt(body)}", status) from None


def write_json(value: object) -> str:
    """json.dumps, which also takes Decimal, dates, and the numbers and arrays of numpy and pandas; the error for any other value
    says where it is, as a JSON pointer."""
    try:
        return json.dumps(value, allow_nan=False, default=_plain)
    except (TypeError, ValueError) as error:
        for pointer, got in _walk(value):
            try:
                json.dumps(got, allow_nan=False, default=_plain)
            except (TypeError, ValueError):
                message = f"{pointer or 'The body'} must be a value that JSON has; got {got!r}"
                raise type(error)(message) from None
        raise


def _plain(value: Any) -> object:
    """A value that JSON does not have as one that it has: a number, a date as YYYY-MM-DD, a list."""
    if isinstance(value, Decimal):
        return _decimal(value)
    if isinstance(value, date) and value == value:
        return value.isoformat()[:10]
    if isinstance(value, Integral):
        return int(value)
    dtype = getattr(value, "dtype", None)
    kind, size = getattr(dtype, "kind", None), getattr(dtype, "itemsize", 8)
    if kind == "f" and size < 8:
        # By its digits: as a double, 0.1 of 32 bits would be 0.10000000149.
        value = value.astype(str).astype(float)
    if hasattr(value, "to_list"):
        return value.to_list()
    if kind == "M":
        return value.astype("datetime64[D]").astype(str).tolist()
    if isinstance(value, Real):
        return float(value)
    if hasattr(value, "tolist"):
        return value.tolist()
    raise TypeError(f"{type(value).__name__} has no form in JSON")


def _decimal(value: Decimal) -> int | float:
    if value.is_finite() and value == value.to_integral_value():
        return int(value)
    number = float(value)
    if value.is_finite() and Decimal(repr(number)) != value:
        raise ValueError(f"{value} has more digits than a number keeps on its way")
    return number


def _walk(value: object, pointer: str = "") -> Iterator[tuple[str, object]]:
    """The values within lists and dicts, and where they are."""
    if isinstance(value, dict):
        for name, member in value.items():
            yield from _walk(member, f"{pointer}/{str(name).replace('~', '~0').replace('/', '~1')}")
    elif isinstance(value, (list, tuple)):
        for index, item in enumerate(value):
            yield from _walk(item, f"{pointer}/{index}")
    else:
        yield pointer, value


def unexpected(what: str) -> CentwiseProtocolError:
    """The error for a JSON reply of an unexpected shape."""
    message = f"The service answered without {what}. It may be older than this client, or not be Centwise."
    return CentwiseProtocolError(message, 200)


def _excerpt(body: bytes) -> str:
    line = " ".join(body.decode(errors="replace").split())
    return repr(line if len(line) <= SHOWN_CHARACTERS else f"{line[:SHOWN_CHARACTERS]}…")
