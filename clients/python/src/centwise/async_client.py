"""The asynchronous client."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterable, AsyncIterator, Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, TypeVar

from .async_methods import AsyncCalculatorMethods
from .calculators import CalculatorDetail, CalculatorId, CalculatorMeta, Conversion, Currency, Explanation, History, Rates, Usage
from .client import ITEMS_PER_REQUEST, BatchItem, BatchReply, Centwise, check_items_per_request, group_lines
from .errors import CentwiseError

Reply = TypeVar("Reply")


class AsyncCentwise(AsyncCalculatorMethods):
    """Centwise for asyncio: the same calls, to be awaited, with at most `concurrency` of them under way at once.

    Each call runs in a thread with the requests, retries and errors of Centwise, because the standard library has no asynchronous
    HTTP client. A call that is cancelled ends for its caller at once, in its thread only with the reply or the timeout.
    `async with` or `close` ends the threads.
    """

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        timeout: float = 30.0,
        retries: int = 2,
        ca_file: str | None = None,
        concurrency: int = 8,
    ) -> None:
        self._client = Centwise(base_url, api_key, timeout=timeout, retries=retries, ca_file=ca_file)
        self._threads = ThreadPoolExecutor(concurrency, "centwise")

    async def __aenter__(self) -> AsyncCentwise:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the threads after the calls that are under way; waits for none."""
        self._threads.shutdown(wait=False)

    async def _call(self, act: Callable[..., Reply], *values: Any, **options: Any) -> Reply:
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: act(*values, **options))

    async def _run(self, calculator: str, arguments: dict[str, Any]) -> Any:
        return await self._call(self._client._run, calculator, arguments)

    async def calculate(
        self,
        calculator: CalculatorId,
        inputs: Mapping[str, Any],
        *,
        include: Sequence[str] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> dict[str, Any]:
        return await self._call(self._client._calculate, calculator, inputs, include, interval)

    async def schedule(
        self, calculator: CalculatorId, inputs: Mapping[str, Any], *, interval: Literal["month", "year"] = "month"
    ) -> list[dict[str, Any]]:
        return await self._call(self._client.schedule, calculator, inputs, interval=interval)

    async def explain(self, calculator: CalculatorId, inputs: Mapping[str, Any]) -> Explanation:
        return await self._call(self._client.explain, calculator, inputs)

    async def solve(
        self, calculator: CalculatorId, solve_for: str, target: Mapping[str, float], inputs: Mapping[str, Any]
    ) -> dict[str, Any]:
        return await self._call(self._client.solve, calculator, solve_for, target, inputs)

    async def sweep(
        self,
        calculator: CalculatorId,
        inputs: Mapping[str, Any],
        vary: Sequence[Mapping[str, Any]],
        outputs: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        return await self._call(self._client.sweep, calculator, inputs, vary, outputs)

    def batch(
        self, items: Iterable[BatchItem] | AsyncIterable[BatchItem], *, items_per_request: int = ITEMS_PER_REQUEST
    ) -> AsyncIterator[BatchReply]:
        """Runs many calculations, in order. An error in one is its reply and does not stop the others; a quota that is used up
        ends them with a CentwiseProblem."""
        check_items_per_request(items_per_request)
        return self._run_batch(items, items_per_request)

    async def _run_batch(
        self, items: Iterable[BatchItem] | AsyncIterable[BatchItem], items_per_request: int
    ) -> AsyncIterator[BatchReply]:
        index = 0
        async for group in _group_items(items, items_per_request):
            for lines in group_lines(group, items_per_request):
                replies, error = await self._call(self._collect, lines, index)
                for reply in replies:
                    yield reply
                if error is not None:
                    raise error
                index += len(lines)

    def _collect(self, lines: list[str], start: int) -> tuple[list[BatchReply], CentwiseError | None]:
        """The replies of one request, and the error that came after them."""
        replies: list[BatchReply] = []
        try:
            for reply in self._client._send_lines(lines, start):
                replies.append(reply)
        except CentwiseError as error:
            return replies, error
        return replies, None

    async def calculators(self, q: str | None = None, *, category: str | None = None) -> list[CalculatorMeta]:
        return await self._call(self._client.calculators, q, category=category)

    async def calculator(self, calculator: CalculatorId) -> CalculatorDetail:
        return await self._call(self._client.calculator, calculator)

    async def rates(
        self, base: str | None = None, *, symbols: Sequence[str] | None = None, date: str | None = None
    ) -> Rates:
        return await self._call(self._client.rates, base, symbols=symbols, date=date)

    async def history(
        self,
        base: str | None = None,
        *,
        symbols: Sequence[str] | None = None,
        start: str | None = None,
        end: str | None = None,
    ) -> History:
        return await self._call(self._client.history, base, symbols=symbols, start=start, end=end)

    async def currencies(self) -> list[Currency]:
        return await self._call(self._client.currencies)

    async def convert(self, amount: float, source: str, target: str, *, date: str | None = None) -> Conversion:
        return await self._call(self._client.convert, amount, source, target, date=date)

    async def usage(self) -> Usage:
        return await self._call(self._client.usage)


async def _group_items(
    items: Iterable[BatchItem] | AsyncIterable[BatchItem], most: int
) -> AsyncIterator[list[BatchItem]]:
    group: list[BatchItem] = []
    async for item in _each(items):
        group.append(item)
        if len(group) == most:
            yield group
            group = []
    if group:
        yield group


async def _each(items: Iterable[BatchItem] | AsyncIterable[BatchItem]) -> AsyncIterator[BatchItem]:
    if isinstance(items, AsyncIterable):
        async for item in items:
            yield item
    else:
        for item in items:
            yield item


for _name, _method in vars(AsyncCentwise).items():
    if not _name.startswith("_") and _method.__doc__ is None:
        _method.__doc__ = getattr(Centwise, _name).__doc__
