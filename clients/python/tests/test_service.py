"""Against a running service, of which the environment says where it is. Amounts are those of published examples."""

import asyncio
import os
import unittest
from typing import Any
from urllib.parse import urlsplit

from centwise import AsyncCentwise, Centwise, CentwiseCertificateError, CentwiseProblem

HOUSE = {"home_price": 400000, "down_payment": 80000, "interest_rate": 7, "loan_term": 30}
CAGR = {"initial_value": 10000, "final_value": 25000, "years": 5}


def connect(api_key: str = os.environ["KEY"]) -> Centwise:
    return Centwise(os.environ["BASE_URL"], api_key, ca_file=os.environ["CA_FILE"])


def connect_async() -> AsyncCentwise:
    return AsyncCentwise(os.environ["BASE_URL"], os.environ["KEY"], ca_file=os.environ["CA_FILE"])


class Calls(unittest.TestCase):
    def setUp(self) -> None:
        self.client = connect()

    def test_calculates_with_what_is_included(self) -> None:
        reply = self.client.calculate("mortgage", HOUSE)
        self.assertEqual(reply, {"monthly_payment": 2128.97, "total_interest": 446428.47, "total_paid": 766428.47})
        ledger = {"principal": 1000, "annual_rate": 0, "tenure_months": 3, "payment_rounding": "cent"}
        rows = self.client.calculate("emi", ledger, include=["schedule", "assumptions"], interval="month")
        self.assertEqual([row["payment"] for row in rows["schedule"]], [333.33, 333.33, 333.34])
        self.assertIn("timing", rows["assumptions"])

    def test_has_a_method_for_each_calculator(self) -> None:
        for calculator in self.client.calculators():
            # What begins with a digit is no name of Python.
            name = ("plan" if calculator["id"][0].isdigit() else "") + calculator["id"].replace("-", "_")
            example = self.client.calculator(calculator["id"])["examples"][0]
            reply = getattr(self.client, name)(**example["input"])
            self.assertEqual(reply, example["output"], name)
        rows = self.client.emi(principal=1000, annual_rate=0, tenure_months=3, include=["schedule"], interval="month")
        self.assertEqual(len(rows["schedule"]), 3)
        with self.assertRaisesRegex(TypeError, "home_prise"):
            self.client.mortgage(home_prise=1)

    def test_gives_schedules_and_explanations(self) -> None:
        self.assertEqual(len(self.client.schedule("mortgage", HOUSE)), 360)
        self.assertEqual(self.client.schedule("mortgage", HOUSE, interval="year")[-1]["balance"], 0)
        self.assertTrue(self.client.explain("mortgage", HOUSE)["steps"])

    def test_finds_the_version_of_the_api(self) -> None:
        address = urlsplit(os.environ["BASE_URL"])
        client = Centwise(f"https://{address.netloc}/", os.environ["KEY"], ca_file=os.environ["CA_FILE"])
        self.assertEqual(client.cagr(**CAGR)["cagr"], 20.1124)

    def test_solves_and_sweeps(self) -> None:
        inputs = {name: value for name, value in HOUSE.items() if name != "home_price"}
        solved = self.client.solve("mortgage", "home_price", {"monthly_payment": 2000}, inputs)
        self.assertEqual(solved["value"], 380615)
        inputs = {name: value for name, value in HOUSE.items() if name != "loan_term"}
        swept = self.client.sweep("mortgage", inputs, [{"field": "loan_term", "values": [15, 30]}], ["monthly_payment"])
        self.assertEqual([row["monthly_payment"] for row in swept["rows"]], [2876.25, 2128.97])

    def test_lists_and_describes_calculators(self) -> None:
        ids = [calculator["id"] for calculator in self.client.calculators()]
        self.assertIn("cagr", ids)
        self.assertEqual(self.client.calculator("cagr")["name"], "CAGR Calculator")
        self.assertEqual(self.client.calculators("car loan", category="loans")[0]["id"], "car-loan")

    def test_every_call_warns_of_a_rate_that_looks_like_a_fraction(self) -> None:
        inputs = HOUSE | {"interest_rate": 0.07}
        fixed = {name: value for name, value in inputs.items() if name != "loan_term"}
        varied = {name: value for name, value in inputs.items() if name != "interest_rate"}
        [item] = self.client.batch([{"calculator": "mortgage", "inputs": inputs}])
        replies: list[tuple[str, Any]] = [
            ("/interest_rate", self.client.mortgage(**inputs)),
            ("/interest_rate", self.client.calculate("mortgage", inputs)),
            ("/interest_rate", item["result"]),
            ("/inputs/interest_rate", self.client.solve("mortgage", "loan_term", {"monthly_payment": 2000}, fixed)),
            ("/inputs/interest_rate", self.client.sweep("mortgage", fixed, [{"field": "loan_term", "values": [30]}])),
            ("/vary/0", self.client.sweep("mortgage", varied, [{"field": "interest_rate", "values": [0.07]}])),
        ]
        for pointer, reply in replies:
            found = [(warning["pointer"], warning["code"]) for warning in reply["warnings"]]
            self.assertEqual(found, [(pointer, "looks-like-a-fraction")])

    def test_gives_rates_history_currencies_conversions_and_usage(self) -> None:
        # The peg of the Central Bank of the UAE.
        self.assertEqual(self.client.rates("USD", symbols=["AED"])["rates"], {"AED": 3.6725})
        days = self.client.history(symbols=["EUR"], start="2026-09-24", end="2026-09-25")["days"]
        self.assertEqual([day["date"] for day in days], ["2026-09-24", "2026-09-25"])
        self.assertIn(("KWD", 3), [(one["code"], one["minor_unit"]) for one in self.client.currencies()])
        self.assertEqual(self.client.convert(100, "USD", "AED")["converted_amount"], 367.25)
        self.assertEqual(self.client.usage()["plan"], "unlimited")


class Batches(unittest.TestCase):
    def test_have_a_reply_for_each_item_in_order(self) -> None:
        items = ({"id": number, "calculator": "cagr", "inputs": CAGR} for number in range(2500))
        count = 0
        for reply in connect().batch(items):
            expected = {"index": count, "id": count, "status": 200, "result": {"cagr": 20.1124, "total_return_pct": 150}}
            self.assertEqual(reply, expected)
            count += 1
        self.assertEqual(count, 2500)

    def test_go_on_after_faults(self) -> None:
        items = [{"calculator": "morgage", "inputs": {}}, {"calculator": "cagr", "inputs": CAGR}]
        first, second = connect().batch(items)
        self.assertIn("did you mean mortgage?", str(first["problem"]))
        self.assertEqual(second["status"], 200)

    def test_of_nothing_ask_nothing(self) -> None:
        self.assertEqual(list(Centwise("https://localhost:1/v1", "key").batch([])), [])


class Asynchronous(unittest.IsolatedAsyncioTestCase):
    async def test_calls_at_the_same_time(self) -> None:
        async with connect_async() as client:
            inputs = [{**HOUSE, "interest_rate": rate} for rate in range(1, 21)]
            replies = await asyncio.gather(*(client.mortgage(**one) for one in inputs))
        waiting = connect()
        self.assertEqual(replies, [waiting.calculate("mortgage", one) for one in inputs])

    async def test_has_every_call(self) -> None:
        async with connect_async() as client:
            self.assertEqual((await client.calculate("cagr", CAGR, include=["assumptions"]))["cagr"], 20.1124)
            self.assertEqual(len(await client.schedule("mortgage", HOUSE, interval="year")), 30)
            self.assertTrue((await client.explain("cagr", CAGR))["steps"])
            inputs = {"annual_rate": 0, "tenure_months": 12}
            self.assertEqual((await client.solve("emi", "principal", {"emi": 100}, inputs))["value"], 1200)
            swept = await client.sweep("cagr", {"initial_value": 1, "final_value": 2}, [{"field": "years", "values": [1]}])
            self.assertEqual(swept["rows"][0]["cagr"], 100)
            self.assertIn("cagr", [one["id"] for one in await client.calculators()])
            self.assertEqual((await client.calculator("cagr"))["id"], "cagr")
            self.assertEqual((await client.rates("USD", symbols=["AED"]))["rates"], {"AED": 3.6725})
            days = (await client.history(symbols=["EUR"], start="2026-09-24", end="2026-09-25"))["days"]
            self.assertEqual(len(days), 2)
            self.assertTrue(await client.currencies())
            self.assertEqual((await client.convert(100, "USD", "AED"))["converted_amount"], 367.25)
            self.assertEqual((await client.usage())["plan"], "unlimited")
            with self.assertRaises(CentwiseProblem):
                await client.cagr(initial_value=0, final_value=1, years=1)

    async def test_runs_batches_of_items_that_come_one_by_one(self) -> None:
        answered: list[int] = []

        async def items():
            for number in range(5):
                if number % 2 == 0:
                    self.assertEqual(answered, list(range(number)))
                yield {"calculator": "cagr", "inputs": CAGR}

        async with connect_async() as client:
            async for reply in client.batch(items(), items_per_request=2):
                self.assertEqual(reply["result"]["cagr"], 20.1124)
                answered.append(reply["index"])
        self.assertEqual(answered, [0, 1, 2, 3, 4])


class Refusals(unittest.TestCase):
    def problem(self, call) -> CentwiseProblem:
        with self.assertRaises(CentwiseProblem) as caught:
            call()
        self.assertIsNotNone(caught.exception.request_id)
        return caught.exception

    def test_a_wrong_key(self) -> None:
        problem = self.problem(connect("cw_live_wrong").usage)
        self.assertEqual((problem.status, problem.code), (401, "unauthenticated"))
        self.assertNotIn("cw_live_wrong", str(problem))

    def test_a_calculator_that_there_is_not(self) -> None:
        problem = self.problem(lambda: connect().calculate("morgage", {}))
        self.assertEqual((problem.status, problem.code), (404, "not-found"))
        problem = self.problem(lambda: connect().calculator("../usage"))
        self.assertEqual(problem.code, "not-found")

    def test_values_of_the_wrong_types_all_at_once(self) -> None:
        inputs = {"initial_value": "1", "final_value": None, "years": 5, "year": 1}
        problem = self.problem(lambda: connect().calculate("cagr", inputs))
        self.assertEqual(problem.code, "invalid-input")
        self.assertEqual({one["pointer"] for one in problem.errors}, {"/initial_value", "/final_value", "/year"})
        self.assertIn("/year is not a known field; did you mean years?", str(problem))

    def test_a_certificate_that_is_not_trusted(self) -> None:
        client = Centwise(os.environ["BASE_URL"], "key", retries=0)
        with self.assertRaisesRegex(CentwiseCertificateError, r"self.signed.* Pass its certificate authority as ca_file"):
            client.usage()


if __name__ == "__main__":
    unittest.main()
