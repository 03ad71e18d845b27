import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { createSearch } from '#text/search/search.ts';
import { languageOf, languageTags } from '#portal/languages/languages.ts';

const calculators: readonly AnyCalculator[] = catalogue;

/**
 * What people type, by what they mean: the calculators of which one is found first, or the converter of
 * currencies.
 */
const searches = {
  de: {
    mortgage:
      'hypothek, hypothekenrechner, baufinanzierung, baufinanzierungsrechner, immobilienkredit, hauskredit, hypotek',
    emi: 'kredit, kreditrechner, darlehen, darlehensrechner',
    'personal-loan': 'ratenkredit, privatkredit',
    'auto-loan car-loan': 'autokredit',
    'auto-loan': 'autofinanzierung',
    'auto-lease': 'leasing, leasingrechner',
    'compound-interest': 'zinseszins, zinseszinsrechner, zinsrechner, zinsezins',
    'compound-interest simple-interest': 'zinsen, zinsen berechnen',
    'high-yield-savings': 'tagesgeld',
    'fixed-deposit': 'festgeld',
    sip: 'sparplan, sparplanrechner',
    'savings-goal': 'sparrechner, sparen, bausparen',
    etf: 'etf sparplan, etf rechner',
    salary:
      'brutto netto, brutto netto rechner, gehaltsrechner, gehalt, nettogehalt, nettolohn, einkommensteuer',
    'hourly-wage': 'stundenlohn',
    vat: 'mwst, mwst rechner, mehrwertsteuer, umsatzsteuer, steuer',
    'retirement pension': 'rente',
    retirement: 'rentenrechner, altersvorsorge',
    'retirement-savings-gap': 'rentenlücke',
    'retirement-age': 'wann kann ich in rente gehen',
    'mortgage-affordability': 'wie viel haus kann ich mir leisten',
    'rent-affordability': 'wie viel miete kann ich mir leisten',
    'rent-vs-buy': 'mieten oder kaufen',
    'amortization-schedule': 'tilgungsrechner, tilgungsplan, annuität',
    'mortgage-payoff': 'sondertilgung',
    'mortgage-refinance': 'umschuldung',
    apr: 'effektiver jahreszins, apr',
    'apr effective-interest-rate': 'effektivzins',
    inflation: 'inflation, inflationsrechner, kaufkraft',
    roi: 'rendite, renditerechner, roi',
    'rental-yield': 'mietrendite',
    'crypto-profit': 'bitcoin, krypto',
    'stock-average dividend': 'aktien',
    dividend: 'dividende',
    depreciation: 'abschreibung, afa',
    'margin-markup': 'marge',
    'break-even': 'break even',
    npv: 'kapitalwert, npv',
    irr: 'interner zinsfuß, irr',
    'student-loan': 'bafög, studienkredit',
    'credit-card-payoff': 'kreditkarte',
    'debt-payoff': 'schulden',
    'budget-planner': 'haushaltsbuch',
    'life-insurance': 'lebensversicherung',
    fire: 'fire',
    cagr: 'cagr',
    currency: 'währungsrechner, euro in dollar, wechselkurs, dollarkurs, eurokurs',
    'net-worth': 'vermögen',
    'closing-cost': 'grunderwerbsteuer',
    'property-tax': 'grundsteuer',
  },
  es: {
    mortgage:
      'hipoteca, calculadora de hipoteca, simulador hipoteca, calcular hipoteca, préstamo hipotecario, crédito hipotecario, hipteca',
    emi: 'prestamo, préstamo, calculadora de prestamos, crédito',
    'personal-loan': 'préstamo personal, credito personal',
    'auto-loan car-loan': 'prestamo coche',
    'auto-loan': 'préstamo de auto',
    'compound-interest':
      'interés compuesto, interes compuesto, calculadora de interes compuesto, interes compusto',
    'simple-interest': 'interés simple',
    'compound-interest simple-interest': 'intereses',
    vat: 'iva, calcular iva, calculadora de iva, impuestos',
    salary: 'sueldo neto, salario neto, nómina, bruto a neto, irpf, impuesto sobre la renta',
    retirement: 'jubilación, jubilacion, retiro',
    'retirement pension': 'pensión',
    'retirement-age': 'cuándo me puedo jubilar',
    'retirement-savings-gap': 'cuánto necesito para jubilarme',
    'mortgage-affordability': 'cuánta casa puedo comprar',
    'rent-vs-buy': 'alquilar o comprar',
    'rent-affordability rental-property': 'alquiler',
    'savings-goal': 'ahorro, ahorrar',
    'fixed-deposit': 'plazo fijo',
    'investment-return': 'inversión, inversiones',
    roi: 'rentabilidad, roi',
    inflation: 'inflación, inflacion, ipc',
    apr: 'tae',
    irr: 'tir',
    npv: 'van',
    cagr: 'cagr',
    fire: 'fire',
    'amortization-schedule': 'amortización, cuadro de amortización',
    'mortgage-payoff': 'amortizar hipoteca',
    'mortgage-refinance': 'refinanciar',
    'credit-card-payoff': 'tarjeta de crédito',
    'debt-payoff': 'deudas',
    'budget-planner': 'presupuesto',
    'net-worth': 'patrimonio',
    'break-even': 'punto de equilibrio',
    'margin-markup': 'margen',
    depreciation: 'depreciación',
    dividend: 'dividendos',
    'stock-average dividend': 'acciones',
    'crypto-profit': 'bitcoin',
    bond: 'bonos',
    'life-insurance': 'seguro de vida',
    'auto-insurance': 'seguro de coche',
    'auto-lease': 'leasing, renting',
    'currency currency-exchange': 'cambio de divisas',
    etf: 'fondos indexados',
    'capital-gains': 'plusvalía',
    'property-tax': 'ibi',
    'emergency-fund': 'fondo de emergencia',
  },
  fr: {
    mortgage:
      'crédit immobilier, credit immobilier, prêt immobilier, pret immobilier, simulation prêt immobilier, hypothèque, crédit imobilier',
    emi: 'emprunt, prêt, crédit, mensualité, calcul crédit',
    'personal-loan': 'prêt personnel, crédit conso',
    'auto-loan': 'crédit auto',
    'car-loan auto-loan': 'prêt auto',
    'auto-lease': 'loa, leasing',
    'compound-interest': 'intérêts composés, interets composes, calcul intérêts composés',
    'compound-interest simple-interest': 'intérêts',
    'simple-interest': 'intérêt simple',
    'high-yield-savings': 'livret a',
    'savings-goal': 'épargne, épargner',
    'salary capital-gains': 'impôt',
    salary: "impôts, impôt sur le revenu, l'impôt sur le revenu, salaire net, brut net, salaire brut en net",
    vat: 'tva, calcul tva, ht ttc',
    'hourly-wage': 'taux horaire',
    retirement: 'retraite, simulateur retraite',
    'pension retirement': 'pension',
    'retirement-age': 'quand puis-je partir à la retraite',
    'mortgage-affordability': "combien puis-je emprunter, capacité d'emprunt, capacité d’emprunt",
    'closing-cost': 'frais de notaire',
    'rent-vs-buy': 'louer ou acheter',
    'rent-affordability': 'loyer',
    'rental-property': 'investissement locatif',
    'rental-yield': 'rendement locatif',
    'mortgage-payoff loan-payoff': 'remboursement anticipé',
    'mortgage-refinance debt-consolidation': 'rachat de crédit',
    'amortization-schedule': "tableau d'amortissement, amortissement",
    apr: 'taeg',
    'effective-interest-rate': 'taux effectif',
    inflation: "inflation, pouvoir d'achat",
    roi: 'rendement, roi',
    'investment-return': 'investissement, bourse',
    'stock-average dividend': 'actions',
    dividend: 'dividendes',
    'crypto-profit': 'crypto',
    bond: 'obligations',
    'capital-gains': 'plus-value',
    'property-tax': 'taxe foncière',
    'margin-markup': 'marge',
    'break-even': 'seuil de rentabilité',
    npv: 'van',
    irr: 'tri',
    cagr: 'cagr',
    fire: 'fire',
    'budget-planner': 'budget',
    'net-worth': 'patrimoine',
    'debt-payoff': 'dettes',
    'credit-card-payoff': 'carte de crédit',
    'life-insurance': 'assurance vie',
    'student-loan': 'prêt étudiant',
    'auto-insurance': 'assurance auto',
    currency: 'euro en dollar, taux de change',
    'mortgage rental-property': 'imobilier',
  },
  ja: {
    mortgage: '住宅ローン, 住宅ローン計算, 住宅ローン シミュレーション, 住宅ローンシミュレーション',
    emi: 'ローン, ローン計算, ローンシミュレーション',
    'personal-loan': 'カードローン',
    'auto-loan': '自動車ローン',
    'car-loan': 'マイカーローン',
    'auto-loan car-loan': 'カーローン',
    'student-loan': '奨学金',
    'compound-interest': '複利, 複利計算',
    'simple-interest': '単利',
    'compound-interest simple-interest': '利息',
    'interest-rate': '金利',
    'fixed-deposit': '定期預金',
    sip: '積立, 積立投資, つみたてNISA, NISA, 新nisa',
    'retirement pension': '年金',
    retirement: '老後, 老後資金, iDeCo',
    'retirement-age': 'いつ退職できる',
    'retirement-savings-gap': '老後2000万円',
    'annuity-payout': '個人年金',
    pension: '退職金',
    salary: '手取り, 手取り計算, 年収, 年収 手取り, 給料, 所得税, 住民税',
    'hourly-wage': '時給',
    vat: '消費税, 消費税計算, 税込, 税抜, 税金',
    'property-tax': '固定資産税',
    'rent-affordability': '家賃',
    'rent-vs-buy': '賃貸か購入か, 持ち家',
    'mortgage-affordability': 'いくらの家が買える, 借入可能額',
    'mortgage-refinance': '借り換え, 住宅ローン借り換え',
    'mortgage-payoff loan-payoff': '繰上返済, 繰り上げ返済',
    'amortization-schedule': '返済表, 元利均等',
    'credit-card-payoff': 'リボ払い, クレジットカード',
    'debt-payoff emi': '借金',
    'savings-goal': '貯金, 貯蓄',
    'investment-return': '資産運用, 投資',
    'mutual-fund': '投資信託',
    'rental-yield investment-return': '利回り',
    'rental-property': '不動産投資',
    dividend: '配当',
    'stock-average dividend': '株',
    'crypto-profit': '仮想通貨, ビットコイン',
    bond: '国債',
    inflation: 'インフレ, 物価',
    'break-even': '損益分岐点',
    depreciation: '減価償却',
    'margin-markup profit-margin': '利益率',
    'margin-markup': '粗利',
    'budget-planner': '家計簿',
    'net-worth': '資産',
    'life-insurance': '生命保険',
    'home-insurance': '火災保険',
    'doubling-time': '72の法則',
    roi: 'roi',
    irr: 'irr',
    npv: 'npv',
    cagr: 'cagr',
    fire: 'fire',
    currency: '為替',
    'currency currency-exchange': '両替',
  },
} as const;

test('a search finds what people ask in a sentence, or misspell', () => {
  const search = createSearch(calculators);
  for (const [words, id] of [
    ['downpayment', 'mortgage'],
    ['how long to pay off my car', 'loan-payoff'],
  ] as const)
    assert.equal(search(words).calculators[0]?.id, id, words);
  assert.ok(search('currancy converter').asksForCurrency);
});

describe('a search in another language', () => {
  for (const tag of languageTags) {
    const search = createSearch(calculators, languageOf(tag));
    for (const [meant, texts] of Object.entries(searches[tag])) {
      test(`finds ${meant} by ${texts}`, () => {
        for (const text of texts.split(', ')) {
          const { calculators: found, asksForCurrency } = search(text);
          const first = found.slice(0, 1).map(({ id }) => id);
          const answers = asksForCurrency ? ['currency', ...first] : first;
          assert.ok(
            answers.some((one) => meant.split(' ').includes(one)),
            `${text}: ${answers.join()}`,
          );
        }
      });
    }

    test(`declares in ${tag} what people type for calculators that exist, each text once`, () => {
      for (const [id, texts] of Object.entries(languageOf(tag).searches)) {
        const list = texts.split(', ');
        assert.ok(id === 'currency' || calculators.some((one) => one.id === id), id);
        assert.equal(new Set(list).size, list.length, id);
      }
    });

    test(`still finds what is called in English from ${tag}`, () => {
      for (const [text, id] of [
        ['mortgage', 'mortgage'],
        ['401k', '401k'],
        ['break-even', 'break-even'],
      ] as const)
        assert.equal(search(text).calculators[0]!.id, id, text);
    });
  }
});
