/** What the calculators are for, when to use them, and what they leave out. */
export const aboutInsurance: Readonly<Record<string, string>> = {
  'auto-insurance':
    'A higher deductible lowers the premium, but you pay more after an accident. Enter the offers, and see which costs the ' +
    'least for how often you expect a claim. Choose only a deductible that you could pay tomorrow. Coverage must be the ' +
    'same for a fair comparison.',
  'disability-insurance':
    'Losing your income for years is a larger risk than most people think. See what a policy would pay each month, whether ' +
    'it covers your expenses, and what reserve you need before it starts. Definitions of disability differ from policy to ' +
    'policy and matter as much as the amounts.',
  'health-insurance':
    'The plan with the lowest premium is often not the cheapest. Enter the plans, and compare what a healthy year and an ' +
    'expensive one would cost you in total. Also check that your doctors and drugs are covered, which no calculation shows.',
  'home-insurance':
    'Insure what it costs to rebuild, not what the house would sell for. With less coverage than the coinsurance clause ' +
    'asks for, a policy pays only a part even of small claims, and this shows how much you would lose. Without a penalty, ' +
    'a total loss still pays no more than the coverage. Many policies for homeowners in the United States (form HO-3) pay ' +
    'at least the value of the damaged parts after wear, which this leaves out, so the penalty may be smaller. Land, ' +
    'floods and earthquakes usually need thought of their own.',
  'life-insurance':
    'It adds up what your family would need without you: income for some years, debts, education and final costs, less ' +
    'what you have. The human life value is the part for the income: what your family would have from your earnings in ' +
    'those years, discounted to today. So enter your income after tax and without what you spend on yourself, not your ' +
    'salary before tax. Review it after a birth, a marriage or a new mortgage.',
};
