"""Against servers that do not answer as the service does."""

import asyncio
import inspect
import threading
import time
import unittest
from collections.abc import Callable
from contextlib import contextmanager
from datetime import date, datetime
from decimal import Decimal
from fractions import Fraction
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from centwise import (
    AsyncCentwise,
    Centwise,
    CentwiseNetworkError,
    CentwiseProblem,
    CentwiseProtocolError,
    CentwiseTimeout,
)
from centwise.transport import write_json

CAGR = {"initial_value": 10000, "final_value": 25000, "years": 5}
ITEMS = [{"calculator": "cagr", "inputs": CAGR}] * 3
LINE = b'{"status":200,"result":{"cagr":20.1124,"total_return_pct":150}}\n'
REPLY = b'{"cagr":1,"total_return_pct":2}'

Answer = Callable[[BaseHTTPRequestHandler], None]


@contextmanager
def serve(answer: Answer, client: type = Centwise, **options):
    """A client of a server that answers so, and the paths that it was asked for."""
    paths: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.rfile.read(int(self.headers.get("content-length", 0)))
            paths.append(self.path)
            answer(self)

        do_POST = do_GET

        def log_message(self, *_) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        options = {"retries": 0, **options}
        yield client(f"http://127.0.0.1:{server.server_port}/v1", "key", **options), paths
        server.shutdown()


def reply(status: int, media_type: str, body: bytes, **headers: str) -> Answer:
    def answer(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(status)
        handler.send_header("content-type", media_type)
        for name, value in headers.items():
            handler.send_header(name.replace("_", "-"), value)
        handler.end_headers()
        handler.wfile.write(body)

    return answer


def refusal(status: int, **headers: str) -> Answer:
    body = b'{"type":"https://localhost/docs/problems/some","title":"T","status":%d,"detail":"D"}' % status
    return reply(status, "application/problem+json", body, **headers)


def first(fail: Answer, then: Answer) -> Answer:
    answers = iter([fail])
    return lambda handler: next(answers, then)(handler)


class Protocol(unittest.TestCase):
    def fault(self, answer: Answer, ask=lambda client: client.calculate("cagr", CAGR)) -> CentwiseProtocolError:
        with serve(answer) as (client, _), self.assertRaises(CentwiseProtocolError) as caught:
            ask(client)
        return caught.exception

    def test_a_page_of_a_proxy(self) -> None:
        page = reply(200, "text/html", b"<html>\n Please log in")
        self.assertRegex(str(self.fault(page)), "answered 200 with text/html, .*<html> Please log in")
        self.fault(page, lambda client: list(client.batch(ITEMS)))
        self.assertEqual(self.fault(reply(404, "text/html", b"")).status, 404)

    def test_json_that_is_none_or_of_something_else(self) -> None:
        self.assertIn("not JSON", str(self.fault(reply(200, "application/json", b'{"cagr":'))))
        self.assertIn("without an object", str(self.fault(reply(200, "application/json", b"[]"))))
        empty = reply(200, "application/json", b"{}")
        self.assertIn("without a list", str(self.fault(empty, lambda client: client.calculators())))
        self.assertIn("older than this client", str(self.fault(empty, lambda client: client.history())))

    def test_an_older_server_that_leaves_out_what_it_does_not_know(self) -> None:
        old = reply(200, "application/json", REPLY)
        fault = self.fault(old, lambda client: client.calculate("cagr", CAGR, include=["explanation"]))
        self.assertIn("without explanation", str(fault))

    def test_a_redirection_along_which_no_key_goes(self) -> None:
        with serve(reply(302, "text/html", b"", location="/elsewhere")) as (client, paths):
            with self.assertRaisesRegex(CentwiseProtocolError, "redirects to /elsewhere"):
                client.usage()
        self.assertEqual(paths, ["/v1/usage"])

    def test_a_line_of_a_batch_that_is_no_reply(self) -> None:
        for line in (b"null\n", b'{"status":200}\n', b"no JSON\n", b"\xff\n"):
            lines = reply(200, "application/x-ndjson", LINE + line)
            self.assertEqual(self.fault(lines, lambda client: list(client.batch(ITEMS))).items_arrived, 1)


class Endings(unittest.TestCase):
    """Of batches that the service ends early, as it says in a last line."""

    def test_name_the_problem_and_the_wait_for_the_quota_with_the_fewest_left(self) -> None:
        for status, code, limits, wait in (
            (429, "quota-exceeded", '"burst";r=9;t=60, "day";r=1;t=7200', 7200),
            (429, "quota-exceeded", '"burst";r=1;t=60, "day";r=9;t=7200', 60),
            (429, "quota-exceeded", '"burst";r=1;t=60, "day";r=1;t=7200', 7200),
            (429, "quota-exceeded", "", None),
            (408, "request-timeout", '"burst";r=1;t=60', None),
            (422, "calculation-too-long", '"burst";r=1;t=60', None),
            (500, "internal", '"burst";r=1;t=60', None),
        ):
            line = b'{"status":%d,"problem":{"type":"/docs/problems/%s","title":"T","status":%d,"detail":"D"}}\n'
            lines = LINE + line % (status, code.encode(), status)
            arrived: list[int] = []
            with serve(reply(200, "application/x-ndjson", lines, ratelimit=limits), retries=2) as (client, _):
                with self.assertRaisesRegex(CentwiseProblem, "1 replies of the batch") as caught:
                    for one in client.batch(ITEMS):
                        arrived.append(one["index"])
            self.assertEqual(arrived, [0])
            problem = caught.exception
            self.assertEqual((problem.status, problem.code, problem.items_arrived), (status, code, 1))
            if wait is None:
                self.assertIsNone(problem.retry_after)
            else:
                self.assertAlmostEqual(problem.retry_after, wait, delta=10)


class Network(unittest.TestCase):
    def test_nobody_there(self) -> None:
        with self.assertRaisesRegex(CentwiseNetworkError, "refused"):
            Centwise("https://localhost:1/v1", "key", retries=0).usage()

    def test_a_reply_that_is_cut(self) -> None:
        cut = reply(200, "application/json", b'{"cagr":', content_length="100")
        with serve(cut) as (client, _), self.assertRaises(CentwiseNetworkError):
            client.usage()

    def test_a_batch_that_is_cut_says_how_many_replies_had_arrived(self) -> None:
        for rest in (b"", b'{"stat'):
            with serve(reply(200, "application/x-ndjson", LINE + LINE + rest), retries=2) as (client, _):
                with self.assertRaisesRegex(CentwiseNetworkError, "2 replies of the batch") as caught:
                    list(client.batch(ITEMS))
            self.assertEqual(caught.exception.items_arrived, 2)

    def test_a_reply_that_does_not_come_in_time(self) -> None:
        ended = threading.Event()
        with serve(lambda _: ended.wait(5), timeout=0.2) as (client, _):
            with self.assertRaises(CentwiseTimeout):
                client.usage()
            ended.set()


class Repetitions(unittest.TestCase):
    def test_follow_on_what_may_pass(self) -> None:
        past = "Sat, 21 Nov 2020 09:00:00 GMT"
        for fail in (
            lambda handler: handler.connection.close(),
            refusal(429, retry_after="0"),
            refusal(503, retry_after=past),
            reply(502, "text/plain", b"Bad Gateway"),
        ):
            with serve(first(fail, reply(200, "application/json", REPLY)), retries=1) as (client, paths):
                self.assertEqual(client.calculate("cagr", CAGR)["cagr"], 1)
                self.assertEqual(len(paths), 2)

    def test_wait_as_long_as_retry_after_says(self) -> None:
        answer = first(refusal(429, retry_after="1"), reply(200, "application/json", REPLY))
        with serve(answer, retries=1) as (client, _):
            started = time.monotonic()
            client.calculate("cagr", CAGR)
            self.assertGreaterEqual(time.monotonic() - started, 1)

    def test_do_not_follow_on_what_will_not(self) -> None:
        for answer in (refusal(422), refusal(401), refusal(500), refusal(429, retry_after="7200")):
            with serve(answer, retries=2) as (client, paths):
                with self.assertRaises(CentwiseProblem):
                    client.usage()
                self.assertEqual(len(paths), 1)


class Asynchronous(unittest.TestCase):
    def test_has_the_calls_of_the_other_client_with_their_signatures_and_descriptions(self) -> None:
        def calls(client: type) -> dict[str, tuple[list[inspect.Parameter], str]]:
            found = inspect.getmembers(client, callable)
            return {name: (_parameters(name, one), inspect.getdoc(one)) for name, one in found if not name.startswith("_")}

        def _parameters(name: str, call: Callable) -> list[tuple[str, object, object]]:
            # The items of a batch may also come asynchronously.
            parameters = inspect.signature(call).parameters.values()
            return [(one.name, one.default, None if name == "batch" else str(one.annotation)) for one in parameters]

        waiting, asynchronous = calls(Centwise), calls(AsyncCentwise)
        del asynchronous["close"]
        self.assertEqual(waiting, asynchronous)
        self.assertGreater(len(waiting), 100)
        for name, (_, description) in waiting.items():
            self.assertTrue(description, name)

    def test_says_which_replies_of_a_batch_had_arrived(self) -> None:
        async def run(client: AsyncCentwise) -> list[int]:
            arrived: list[int] = []
            with self.assertRaisesRegex(CentwiseNetworkError, "2 replies of the batch"):
                async for one in client.batch(ITEMS):
                    arrived.append(one["index"])
            client.close()
            return arrived

        with serve(reply(200, "application/x-ndjson", LINE + LINE), client=AsyncCentwise) as (client, _):
            self.assertEqual(asyncio.run(run(client)), [0, 1])

    def test_lets_a_caller_give_up(self) -> None:
        ended = threading.Event()

        async def run(client: AsyncCentwise) -> None:
            async with client:
                await asyncio.wait_for(client.usage(), 0.1)

        with serve(lambda _: ended.wait(5), client=AsyncCentwise) as (client, _):
            started = time.monotonic()
            with self.assertRaises(TimeoutError):
                asyncio.run(run(client))
            self.assertLess(time.monotonic() - started, 3)
            ended.set()


class Options(unittest.TestCase):
    def test_an_address_without_a_path_gets_the_version(self) -> None:
        with serve(reply(422, "text/plain", b"")) as (client, paths):
            origin = client._transport._base_url.removesuffix("/v1")
            for address in (origin, f"{origin}/", f"{origin}/v1/", f"{origin}/behind/v1"):
                with self.assertRaises(CentwiseProtocolError):
                    Centwise(address, "key", retries=0).usage()
        self.assertEqual(paths, ["/v1/usage"] * 3 + ["/behind/v1/usage"])

    def test_no_calculator_is_named_like_another_call(self) -> None:
        methods = Centwise.__mro__[1]
        named = {name for name in vars(methods) if not name.startswith("_")}
        self.assertEqual(named & set(vars(Centwise)), set())

    def test_that_cannot_be_used_are_refused(self) -> None:
        good = "https://example.com/v1"
        for arguments, options in (
            (("http://example.com/v1", "secret"), {}),
            (("example.com", "secret"), {}),
            ((f"{good}?key=1", "secret"), {}),
            ((good, ""), {}),
            ((good, "secret\n"), {}),
            ((good, "secret"), {"timeout": 0}),
            ((good, "secret"), {"timeout": float("nan")}),
            ((good, "secret"), {"retries": -1}),
        ):
            with self.assertRaises(ValueError) as caught:
                Centwise(*arguments, **options)
            self.assertNotIn("secret", str(caught.exception))

    def test_a_string_in_the_place_of_a_list_is_refused(self) -> None:
        client = Centwise("https://example.com/v1", "key")
        for call in (
            lambda: client.calculate("cagr", CAGR, include="schedule"),
            lambda: client.emi(principal=1, annual_rate=1, tenure_months=1, include="schedule"),
        ):
            with self.assertRaisesRegex(ValueError, r"^include must be a list of strings, such as \['schedule'\]; got 'schedule'$"):
                call()
        for call in (client.rates, client.history):
            with self.assertRaisesRegex(ValueError, r"^symbols must be a list of strings, such as \['EUR'\]; got 'EUR'$"):
                call(symbols="EUR")
            with self.assertRaisesRegex(ValueError, r"got \[1\]$"):
                call(symbols=[1])
        for count in (0, 1.5, "9"):
            with self.assertRaisesRegex(ValueError, "^items_per_request must be a whole number from 1; got"):
                client.batch(ITEMS, items_per_request=count)

    def test_values_that_json_does_not_have_are_refused_and_named(self) -> None:
        client = Centwise("https://example.com/v1", "key")
        for kind, inputs, message in (
            (ValueError, {**CAGR, "years": float("nan")}, "^/years must be a value that JSON has; got nan$"),
            (TypeError, {**CAGR, "years": {5}}, r"^/years must be a value that JSON has; got \{5\}$"),
            (ValueError, {"flows": [{"a/b~c": float("inf")}]}, "^/flows/0/a~1b~0c must be a value that JSON has; got inf$"),
        ):
            with self.assertRaisesRegex(kind, message):
                client.calculate("cagr", inputs)
        with self.assertRaisesRegex(ValueError, "^/inputs/years must be"):
            list(client.batch([{"calculator": "cagr", "inputs": {**CAGR, "years": float("nan")}}]))


class ValuesOfPython(unittest.TestCase):
    def test_decimals_and_dates_are_written_with_their_digits(self) -> None:
        given = {"a": Decimal("400000"), "b": Decimal("0.1"), "c": date(2024, 1, 2), "d": datetime(2024, 1, 2, 3), "e": Fraction(1, 4)}
        written = '{"a": 400000, "b": 0.1, "c": "2024-01-02", "d": "2024-01-02", "e": 0.25}'
        self.assertEqual(write_json(given), written)
        with self.assertRaisesRegex(ValueError, "^/a/0 must be a value that JSON has"):
            write_json({"a": [Decimal("0.12345678901234567890")]})

    def test_numbers_arrays_and_series_of_numpy_and_pandas_are_written(self) -> None:
        try:
            import numpy
            import pandas
        except ImportError:
            self.skipTest("numpy and pandas are not on this machine")
        days = pandas.to_datetime(["2024-01-01"])
        given = [
            numpy.int64(5), numpy.float32(0.1), numpy.float64(2.5), numpy.array([-1000, 500]),
            numpy.array([0.1], dtype="float32"), pandas.Series([1, 2]), pandas.Series(days), days.to_numpy(), days[0],
        ]
        date_list = '["2024-01-01"]'
        self.assertEqual(
            write_json(given), f'[5, 0.1, 2.5, [-1000, 500], [0.1], [1, 2], {date_list}, {date_list}, "2024-01-01"]'
        )


if __name__ == "__main__":
    unittest.main()
