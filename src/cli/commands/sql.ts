import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { byIds } from '#catalogue/ids.ts';
import { CommandError, misuse, parseArguments, suggest } from '#cli/arguments.ts';
import { sqlForm } from '#cli/forms.ts';
import { creators, frames } from '#sql/statements.ts';

const names = Object.keys(creators);

/** Runs `sql ARGS`: the statements that create the functions of a calculator, or of all of them. */
export function runSqlCommand(
  args: readonly string[],
  catalogue: readonly AnyCalculator[],
  print: (text: string) => void,
): number {
  const given = parseArguments(args, { ...sqlForm, operands: ['ENGINE'], moreOperands: 1 });
  const [engine = '', id] = given.operands;
  if (!Object.hasOwn(creators, engine))
    throw misuse(`"${engine}" is not an engine; ${suggest(engine, names)}`, sqlForm.usage);
  const url = given.text('url') ?? 'https://HOST';
  if (!URL.canParse(url) || /['"\\\s]/.test(url))
    throw misuse(`--url must be an address such as https://api.example.com; got "${url}".`, sqlForm.usage);
  const name = engine as keyof typeof creators;
  const chosen = id === undefined ? catalogue : [requireCalculator(catalogue, id)];
  const [before, after] = frames[name];
  const texts = chosen.map((one) => creators[name](one, url.replace(/\/$/, '')));
  print(
    [before, ...texts, after]
      .filter((text) => text !== '')
      .join('\n')
      .trimEnd(),
  );
  return 0;
}

function requireCalculator(catalogue: readonly AnyCalculator[], id: string): AnyCalculator {
  const found = byIds(catalogue, (one) => one).get(id);
  if (found !== undefined) return found;
  const ids = catalogue.map((one) => one.id);
  throw new CommandError(2, `"${id}" is not a calculator; ${suggest(id, ids)}`);
}
