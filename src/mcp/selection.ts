import { type AnyCalculator, categories } from '#catalogue/declare/define.ts';
import { findNearestName } from '#base/nearest.ts';
import { createSearch } from '#text/search/search.ts';
import { createSearchOfAll } from '#text/search/search-of-all.ts';
import { unknownFields, type Violation } from '#calculate/check/violations.ts';
import {
  createCalculationTools,
  createCalculatorFinder,
  createCalculatorTool,
  toolNameOf,
} from './calculation-tools.ts';
import { createCatalogueTools } from './catalogue-tools.ts';
import { currencyTools } from './currency-tools.ts';
import type { Tool } from './tool.ts';

/** The selection of tools: `tools` and `category`, each a comma-separated list. */
export type ToolQuery = Readonly<Record<string, string>>;

/** The tools that a query selects, or all errors in it. */
export type Selection = { readonly tools: readonly Tool[] } | { readonly violations: readonly Violation[] };

const ALL = 'all';
const parameters = ['tools', 'category'];
/** The most unknown names in an error. */
const MAX_SHOWN_NAMES = 10;

/**
 * Selects tools. Without a query: the general tools that run any calculator and convert currencies. With a
 * query: those that it names by calculator ID, tool name, category or "all", and those that find and describe
 * calculators.
 */
export function createToolSelector(catalogue: readonly AnyCalculator[]): (query: ToolQuery) => Selection {
  const find = createCalculatorFinder(catalogue, createSearch(catalogue));
  const catalogueTools = createCatalogueTools(catalogue, createSearchOfAll(catalogue), find);
  const calculationTools = createCalculationTools(catalogue, find);
  const general = [...catalogueTools, ...calculationTools, ...currencyTools];
  const { scope } = calculationTools[0]!;
  const own = catalogue.map((calculator) => ({ calculator, tool: createCalculatorTool(calculator, scope) }));
  const tools = [...general, ...own.map(({ tool }) => tool)];
  const known = new Map(tools.map((tool) => [tool.name, tool]));
  const usedCategories = categories.filter((category) =>
    own.some((one) => one.calculator.category === category),
  );

  return (query) => {
    const violations = [...unknownFields(Object.keys(query), parameters)];
    const names = readList(query['tools'])?.map((name) => toolNameOf({ id: name }));
    const wanted = readList(query['category']);
    violations.push(
      ...checkList('tools', names, [ALL, ...known.keys()]),
      ...checkList('category', wanted, usedCategories),
    );
    if (violations.length > 0) return { violations };
    if (names === undefined && wanted === undefined) return { tools: general };
    const ofCategories = own.filter(({ calculator }) => wanted?.includes(calculator.category));
    const selected = new Set([
      ...catalogueTools,
      ...(names?.includes(ALL) === true ? tools : tools.filter(({ name }) => names?.includes(name))),
      ...ofCategories.map(({ tool }) => tool),
    ]);
    return { tools: [...selected] };
  };
}

function readList(text: string | undefined): readonly string[] | undefined {
  return text?.split(',').map((name) => name.trim());
}

/** The violation for unknown names in a list, with the nearest names and all known names. */
function checkList(
  field: string,
  names: readonly string[] | undefined,
  known: readonly string[],
): readonly Violation[] {
  const unknown = (names ?? []).filter((name) => !known.includes(name));
  if (unknown.length === 0) return [];
  const shownNames = unknown.slice(0, MAX_SHOWN_NAMES).map((name) => {
    const nearest = findNearestName(name, known);
    const short = JSON.stringify(name.slice(0, 40));
    return nearest === undefined ? short : `${short} (did you mean ${nearest}?)`;
  });
  if (unknown.length > MAX_SHOWN_NAMES) shownNames.push(`${unknown.length - MAX_SHOWN_NAMES} more`);
  const detail = `must be a comma-separated list of ${known.join(', ')}; got ${shownNames.join(', ')}`;
  return [{ field, code: 'not-allowed', detail }];
}
