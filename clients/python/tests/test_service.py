"""Against a running service, of which the environment says where it is. Amounts are those of published examples."""

import os
import unittest

from centwise import Centwise, CentwiseNetworkError, CentwiseProblem

HOUSE = {"home_price": 400000, "down_payment": 80000, "interest_rate": 7, "loan_term": 30}
CAGR = {"initial_value": 10000, "final_value": 25000, "years": 5}


def connect(api_key: str = os.environ["KEY"]) -> Centwise:
    return Centwise(os.environ["BASE_URL"], api_key, ca_file=os.environ["CA_FILE"])


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
        with self.assertRaisesRegex(CentwiseNetworkError, "(?i)certificate"):
            client.usage()


if __name__ == "__main__":
    unittest.main()
