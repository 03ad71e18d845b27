"""Fat FIRE: the savings that cover more than today's expenses, and when they are reached."""

from decimal import Decimal

from presets import Preset

PRESET = Preset(
    base="lean-fire",
    output=["fire_number", "monthly_expenses", "years_to_fire", "fire_age"],
    defaults={"expense_multiple": Decimal("1.5")},
)

EXAMPLES = 1
CASES = [
    {
        "annual_expenses": 70000, "current_savings": 350000, "annual_savings": 60000, "expected_return": 6.5,
        "current_age": 35, "currency": "USD",
    },
    # 60,000 a year, 1,500,000: exactly 50 years of 30,000
    {"annual_expenses": 40000, "current_savings": 0, "annual_savings": 30000, "expected_return": 0},
    {
        "annual_expenses": 80000, "current_savings": 900000, "annual_savings": 50000, "expected_return": 5,
        "expense_multiple": 2, "currency": "EUR",
    },
]
