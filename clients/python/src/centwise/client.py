"""The client: a service and a key."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypedDict, cast
from urllib.parse import quote, urlsplit

from .calculators import (
    Calculate,
    CalculatorDetail,
    CalculatorId,
    CalculatorMeta,
    Conversion,
    Currency,
    Explanation,
    History,
    Rates,
    Usage,
)
from .errors import CentwiseError, CentwiseNetworkError, CentwiseProblem, is_problem
from .methods import CalculatorMethods
from .transport import PASSING_STATUSES, Transport, read_json, unexpected, write_json

ITEMS_PER_REQUEST = 1000
CHARACTERS_PER_REQUEST = 256 * 1024
"""Small enough for network buffers: a whole body is sent before any of the reply is read."""
LOCAL_HOSTS = {"localhost", "127.0.0.1", "::1"}


class BatchItem(TypedDict):
    """One calculation of a batch."""

    id: NotRequired[str | int]
    calculator: str
    inputs: Mapping[str, Any]


class BatchReply(TypedDict):
    """The reply to an item: a result or a problem."""

    index: int
    """Position of the item, from 0."""
    id: NotRequired[str | int]
    status: int
    result: NotRequired[dict[str, Any]]
    problem: NotRequired[CentwiseProblem]


class Centwise(CalculatorMethods):
    """A service and a key, with a method for each calculator: `client.mortgage(home_price=…)`; `help(Centwise.mortgage)` says
    what it takes and returns.

    `base_url` is the address of the service, such as "https://localhost:8443". `timeout` limits each wait for it, in seconds.
    A call that fails raises a CentwiseError.
    """

    def __init__(
        self, base_url: str, api_key: str, *, timeout: float = 30.0, retries: int = 2, ca_file: str | None = None
    ) -> None:
        _check(base_url, api_key, timeout, retries)
        self._transport = Transport(_versioned(base_url), api_key, timeout, retries, ca_file)

    def _run(self, calculator: str, arguments: dict[str, Any]) -> Any:
        own = {"self", "include", "interval"}
        inputs = {name: value for name, value in arguments.items() if name not in own and value is not None}
        return self._calculate(calculator, inputs, arguments["include"], arguments.get("interval"))

    if TYPE_CHECKING:
        calculate: Calculate
    else:

        def calculate(
            self,
            calculator: CalculatorId,
            inputs: Mapping[str, Any],
            *,
            include: Sequence[str] = (),
            interval: Literal["month", "year"] | None = None,
        ) -> dict[str, Any]:
            """Runs a calculator by its ID. `include` adds a schedule, a chart, an explanation or the assumptions."""
            return self._calculate(calculator, inputs, include, interval)

    def _calculate(
        self, calculator: str, inputs: Mapping[str, Any], include: Sequence[str] = (), interval: str | None = None
    ) -> Any:
        query = {"include": _join("include", "schedule", include) or None, "interval": interval}
        return self._ask("POST", f"/calculate/{quote(calculator, safe='')}", include, query, inputs)

    def schedule(
        self, calculator: CalculatorId, inputs: Mapping[str, Any], *, interval: Literal["month", "year"] = "month"
    ) -> list[dict[str, Any]]:
        """The rows of a calculator's schedule, by month or year."""
        return self._calculate(calculator, inputs, ["schedule"], interval)["schedule"]

    def explain(self, calculator: CalculatorId, inputs: Mapping[str, Any]) -> Explanation:
        """How the results are calculated: every step with its numbers, and the sources."""
        return self._calculate(calculator, inputs, ["explanation"])["explanation"]

    def solve(
        self, calculator: CalculatorId, solve_for: str, target: Mapping[str, float], inputs: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Finds the value of `solve_for` that gives the one output in `target` its value."""
        body = {"solve_for": solve_for, "target": target, "inputs": inputs}
        return self._ask("POST", f"/solve/{quote(calculator, safe='')}", ("value", "result"), body=body)

    def sweep(
        self,
        calculator: CalculatorId,
        inputs: Mapping[str, Any],
        vary: Sequence[Mapping[str, Any]],
        outputs: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Calculates the results for every combination of the values of one or two inputs."""
        body = {"inputs": inputs, "vary": vary} | ({} if outputs is None else {"outputs": outputs})
        return self._ask("POST", f"/sweep/{quote(calculator, safe='')}", ("axes", "rows"), body=body)

    def batch(
        self, items: Iterable[BatchItem], *, items_per_request: int = ITEMS_PER_REQUEST
    ) -> Iterator[BatchReply]:
        """Runs many calculations, in order. An error in one is its reply and does not stop the others; a quota that is used up
        ends them with a CentwiseProblem."""
        check_items_per_request(items_per_request)
        return self._run_batch(items, items_per_request)

    def _run_batch(self, items: Iterable[BatchItem], items_per_request: int) -> Iterator[BatchReply]:
        index = 0
        for lines in group_lines(items, items_per_request):
            yield from self._send_lines(lines, index)
            index += len(lines)

    def _send_lines(self, lines: list[str], start: int) -> Iterator[BatchReply]:
        """One request of a batch, whose first item is the one at `start`."""
        index = start
        try:
            for reply in self._transport.send_lines("/batch", lines, lambda line, reset: _read_reply(line, index, reset)):
                yield reply
                index += 1
            if index != start + len(lines):
                raise CentwiseNetworkError(f"The reply ended early: a request had {len(lines)} items.")
        except CentwiseError as error:
            error.items_arrived = index
            raise

    def calculators(self, q: str | None = None, *, category: str | None = None) -> list[CalculatorMeta]:
        """The calculators of the service, including those newer than this client: all, those that the words `q` find, or those of a category."""
        return self._ask_list("/calculators", {"q": q, "category": category})

    def calculator(self, calculator: CalculatorId) -> CalculatorDetail:
        """Describes one calculator: fields, formula, examples."""
        return self._ask("GET", f"/calculators/{quote(calculator, safe='')}", ("input", "output", "formula"))

    def rates(
        self, base: str | None = None, *, symbols: Sequence[str] | None = None, date: str | None = None
    ) -> Rates:
        """Exchange rates for 1 unit of the base (default USD)."""
        query = {"base": base, "symbols": _join("symbols", "EUR", symbols), "date": date}
        return self._ask("GET", "/currency/rates", ("base", "rates"), query)

    def history(
        self,
        base: str | None = None,
        *,
        symbols: Sequence[str] | None = None,
        start: str | None = None,
        end: str | None = None,
    ) -> History:
        """The exchange rates for each day of a range."""
        query = {"base": base, "symbols": _join("symbols", "EUR", symbols), "from": start, "to": end}
        return self._ask("GET", "/currency/history", ("base", "days"), query)

    def currencies(self) -> list[Currency]:
        """All currencies with an exchange rate."""
        return self._ask_list("/currency/currencies")

    def convert(self, amount: float, source: str, target: str, *, date: str | None = None) -> Conversion:
        """Converts an amount from `source` to `target`."""
        body = {"amount": amount, "from": source, "to": target} | ({} if date is None else {"date": date})
        return self._ask("POST", "/currency/convert", ("converted_amount", "rate"), body=body)

    def usage(self) -> Usage:
        """Scopes, limits and usage of the key."""
        return self._ask("GET", "/usage", ("plan", "limits", "today"))

    def _ask(
        self,
        method: str,
        path: str,
        members: Iterable[str],
        query: dict[str, str | None] | None = None,
        body: object = None,
    ) -> Any:
        """Checks only the members that tell whether the reply is for this call; otherwise the service's types are trusted."""
        reply = self._transport.send(method, path, query or {}, body)
        if not isinstance(reply, dict):
            raise unexpected("an object")
        missing = [name for name in members if name not in reply]
        if missing:
            raise unexpected(", ".join(missing))
        return reply

    def _ask_list(self, path: str, query: dict[str, str | None] | None = None) -> Any:
        reply = self._transport.send("GET", path, query or {})
        if not isinstance(reply, list):
            raise unexpected("a list")
        return reply


def _versioned(base_url: str) -> str:
    """The address with the version of the API, which may be left out."""
    address = base_url.rstrip("/")
    return address if urlsplit(address).path else f"{address}/v1"


def _join(name: str, example: str, values: Sequence[str] | None) -> str | None:
    """A list of strings as the service takes it, with commas."""
    if values is None:
        return None
    if isinstance(values, (str, bytes)) or not all(isinstance(one, str) for one in values):
        raise ValueError(f"{name} must be a list of strings, such as [{example!r}]; got {values!r}")
    return ",".join(values)


def check_items_per_request(count: int) -> None:
    if not isinstance(count, int) or count < 1:
        raise ValueError(f"items_per_request must be a whole number from 1; got {count!r}")


def group_lines(items: Iterable[BatchItem], most: int) -> Iterator[list[str]]:
    lines: list[str] = []
    characters = 0
    for item in items:
        lines.append(write_json(item))
        characters += len(lines[-1])
        if len(lines) == most or characters >= CHARACTERS_PER_REQUEST:
            yield lines
            lines, characters = [], 0
    if lines:
        yield lines


def _read_reply(line: bytes, index: int, quota_reset: Callable[[], float | None]) -> BatchReply:
    """Raises the problem of a line that is not about an item but says why the replies end early."""
    members = read_json(line, 200)
    if not isinstance(members, dict):
        raise unexpected("an object in each line of its reply")
    reply: dict[str, Any] = {"index": index, "status": members.get("status")}
    if "id" in members:
        reply["id"] = members["id"]
    if isinstance(members.get("result"), dict):
        reply["result"] = members["result"]
    elif is_problem(members.get("problem")):
        problem = CentwiseProblem(members["problem"])
        if _ends_replies(problem):
            problem.retry_after = quota_reset() if problem.status == 429 else None
            raise problem
        reply["problem"] = problem
    else:
        raise unexpected("a result or a problem in a line of its reply")
    return cast(BatchReply, reply)


def _ends_replies(problem: CentwiseProblem) -> bool:
    """Whether a problem is one of the whole request, such as a quota that is used up; no item has these."""
    return problem.status in PASSING_STATUSES or problem.status >= 500 or problem.code == "calculation-too-long"


def _check(base_url: str, api_key: str, timeout: float, retries: int) -> None:
    parts = urlsplit(base_url)
    # A key sent unencrypted over a network is no longer secret.
    if parts.scheme != "https" and not (parts.scheme == "http" and parts.hostname in LOCAL_HOSTS):
        raise ValueError(f"base_url must begin with https://; got {parts.scheme}://{parts.hostname}")
    if parts.query or parts.fragment:
        raise ValueError("base_url must end with its path.")
    # The error does not contain the key.
    if not isinstance(api_key, str) or not re.fullmatch(r"[\x21-\x7e]+", api_key):
        raise ValueError("api_key must be the key as it was issued, without spaces.")
    if not (timeout > 0 and math.isfinite(timeout)):
        raise ValueError(f"timeout must be a number of seconds above 0; got {timeout}")
    if not isinstance(retries, int) or retries < 0:
        raise ValueError(f"retries must be a whole number from 0; got {retries}")
