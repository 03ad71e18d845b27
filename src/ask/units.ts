import type { InputField } from '#catalogue/declare/fields.ts';

/** The words beside a number that say what it counts, in the languages of pages. */

export type Period = 'hour' | 'day' | 'week' | 'biweek' | 'month' | 'quarter' | 'year' | 'unit';

export type Unit = 'percent' | 'years' | 'months' | 'weeks' | 'days' | 'hours' | 'age' | 'times';

/** Of units with the same first letters, the longer comes first; CJK signs need no end of a word. */
const units: readonly (readonly [Unit, string])[] = [
  ['percent', '%|percent|per cent|pct|prozent|por ?ciento|pour ?cent|パーセント|割(?!引)'],
  ['age', '(?:-| )?(?:years?|yrs?)[ -]olds?|y/o|yo|jahre alt|歳|才'],
  ['years', '-? ?(?:years?|yrs?\\.?|yr|jahr(?:e|en)?|j\\.|ann[ée]es?|ans|a[ñn]os?)|y|年間|[かヶケカヵ]年|年'],
  [
    'months',
    '-? ?(?:months?|mos?\\.?|monat(?:e|en)?|mon\\.|mois|mes(?:es)?)|[かヶケカヵ]月間?|回払い|回(?!目)|cuotas|mensualités|raten',
  ],
  ['weeks', '-? ?(?:weeks?|wochen?|semaines?|semanas?)|週間?'],
  ['days', '-? ?(?:days?|tage?n?|jours?|d[ií]as?)|日間?'],
  ['hours', '-? ?(?:hours?|hrs?|stunden?|std\\.?|heures?|horas?)|時間'],
  ['times', 'x|×|倍'],
];

const periods: readonly (readonly [Period, string])[] = [
  ['hour', 'hours?|hr|h|stunde|heure|hora|時間'],
  ['day', 'days?|tag|jour|d[ií]a|日'],
  ['week', 'weeks?|wk|woche|semaine|semana|週'],
  ['month', 'months?|mo|mth|monat|mois|mes|月'],
  ['quarter', 'quarters?|quartal|trimestre|四半期'],
  ['year', 'years?|yr|y|annum|jahr|an|a[ñn]o|anno|年'],
  ['unit', 'share|unit|piece|item|stück|aktie|action|acci[óo]n|unidad|unit[ée]|gallon|liter|litre|個|株'],
];

const adverbs: readonly (readonly [Period, string])[] = [
  ['hour', 'hourly|stündlich|par heure'],
  ['biweek', 'biweekly|bi-weekly|fortnightly|every two weeks|every 2 weeks'],
  ['week', 'weekly|wöchentlich|hebdomadaires?|semanal(?:es)?'],
  [
    'month',
    'monthly|pcm|p\\.m\\.|per mensem|monatlich(?:e[nrs]?)?|mtl\\.?|mensuel(?:le)?s?|mensual(?:es|mente)?',
  ],
  ['quarter', 'quarterly|vierteljährlich|trimestriels?|trimestral(?:es)?'],
  ['year', 'yearly|annually|annual|p\\.a\\.|jährlich(?:e[nrs]?)?|annuels?|annuelles?|anual(?:es|mente)?'],
];

const end = String.raw`(?![\p{L}\p{M}])`;
const isUnspaced = /[぀-ヿ㐀-鿿]/u;

function patternOf(table: readonly (readonly [string, string])[], before: string): RegExp {
  const groups = table.map(([name, words]) => {
    const bounded = words
      .split(/\|(?![^(]*\))/)
      .map((word) => (isUnspaced.test(word) || /^[%×]/.test(word) ? word : `${word}${end}`));
    return `(?<${name}>${bounded.join('|')})`;
  });
  return new RegExp(`${before}(?:${groups.join('|')})`, 'iuy');
}

const unitPattern = patternOf(units, ' ?');
const perPattern = patternOf(
  periods,
  String.raw` ?(?:\/|per |p\/|an? |each |every |pro |im |je |in der |die |par |l['’]|de l['’]|au |al |por |cada |la |el |a la |à l['’]) ?`,
);
const adverbPattern = patternOf(adverbs, ' ?');
const leadingPattern = /(?:毎月|月々|月|毎年|年間|年|每月|1か月|ひと月)[にの]?(?:約)?$/u;

export interface Found<Name> {
  readonly name: Name;
  readonly end: number;
}

function find<Name extends string>(pattern: RegExp, text: string, at: number): Found<Name> | undefined {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  if (found === null) return undefined;
  const [name] = Object.entries(found.groups!).find(([, word]) => word !== undefined)!;
  return { name: name as Name, end: pattern.lastIndex };
}

/** The unit that follows a number. */
export function readUnit(text: string, at: number): Found<Unit> | undefined {
  return find<Unit>(unitPattern, text, at);
}

/** "a month", "/mo", "monthly", "im Monat" after a number. */
export function readPeriod(text: string, at: number): Found<Period> | undefined {
  return find<Period>(perPattern, text, at) ?? find<Period>(adverbPattern, text, at);
}

/** The period before an amount that is written without spaces: 毎月3万円. */
export function readLeadingPeriod(before: string): Period | undefined {
  const found = leadingPattern.exec(before);
  if (found === null) return undefined;
  return found[0].includes('月') ? 'month' : 'year';
}

const months: Readonly<Partial<Record<Unit, number>>> = { years: 12, months: 1 };
const days: Readonly<Partial<Record<Unit, number>>> = { weeks: 7, days: 1 };

/** A number of years or months as months; undefined for other units. */
export function monthsOf(value: number, unit: Unit | undefined): number | undefined {
  const factor = unit === undefined ? undefined : months[unit];
  return factor === undefined ? undefined : round(value * factor);
}

/** A number of weeks or days as days; undefined for other units. */
export function daysOf(value: number, unit: Unit | undefined): number | undefined {
  const factor = unit === undefined ? undefined : days[unit];
  return factor === undefined ? undefined : value * factor;
}

const perYear: Readonly<Partial<Record<Period, number>>> = {
  week: 52,
  biweek: 26,
  month: 12,
  quarter: 4,
  year: 1,
};

/** An amount of one period as that of another; undefined where they have no fixed ratio. */
export function perPeriod(value: number, from: Period, to: Period): number | undefined {
  const [one, other] = [perYear[from], perYear[to]];
  if (one === undefined || other === undefined) return from === to ? value : undefined;
  return round((value * one) / other);
}

const frequencies: Readonly<Record<Period, string>> = {
  hour: 'hourly',
  day: 'daily',
  week: 'weekly',
  biweek: 'biweekly',
  month: 'monthly',
  quarter: 'quarterly',
  year: 'annually',
  unit: '',
};

/** The word of a choice for a period, unless it has none or the word is its default. */
export function frequencyOf(period: Period | undefined, choice: InputField): string | undefined {
  const word = period === undefined ? undefined : frequencies[period];
  return word !== undefined && word !== choice.default && choice.options?.[word] !== undefined
    ? word
    : undefined;
}

/** Without the digits of the arithmetic of doubles. */
export function round(value: number): number {
  return Number(value.toPrecision(12));
}
