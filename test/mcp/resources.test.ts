import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ProtocolError, ResourceNotFoundError } from '@modelcontextprotocol/client';
import { usualQuestions } from '#catalogue/texts/usual-questions.ts';
import { describeFormula } from '#calculate/explain/formula.ts';
import { calculators, connect, succeed } from './agent.ts';
import { drawQuarter } from '../kit/quarters.ts';

const addressOf = (id: string) => `centwise://calculators/${id}`;
const cursorFrom = (position: string) => Buffer.from(`from ${position}`).toString('base64url');
const modes = ['auto', 'legacy'] as const;

/** The message of a call that fails as invalid parameters do. */
async function refusalOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => assert.fail('no error'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof ProtocolError, String(error));
  assert.equal(error.code, -32602);
  return error.message;
}

for (const mode of modes) {
  describe(`resources, ${mode}`, () => {
    test('list every calculator once, page by page', async () => {
      const client = await connect({ mode });
      // Without a cursor the client follows all pages.
      const { resources } = await client.listResources();
      assert.deepEqual(
        resources.map(({ uri, name, title, description }) => [uri, name, title, description]),
        calculators.map(({ id, name, summary }) => [addressOf(id), id, name, summary]),
      );
      const pages = [];
      for (let cursor: string | undefined = cursorFrom('50'); cursor !== undefined;) {
        const page = await client.listResources({ cursor });
        pages.push(page.resources);
        cursor = page.nextCursor;
      }
      assert.deepEqual(pages.flat(), resources.slice(50));
      assert.deepEqual(new Set(pages.slice(0, -1).map(({ length }) => length)), new Set([50]));
    });

    test('have a template, and say what a call of each calculator needs', async () => {
      const client = await connect({ mode });
      const { resourceTemplates } = await client.listResourceTemplates();
      assert.deepEqual(
        resourceTemplates.map(({ uriTemplate }) => uriTemplate),
        ['centwise://calculators/{id}'],
      );
      for (const calculator of drawQuarter(calculators)) {
        const uri = resourceTemplates[0]!.uriTemplate.replace('{id}', calculator.id);
        const { contents } = await client.readResource({ uri });
        const [content] = contents as { uri: string; mimeType: string; text: string }[];
        assert.deepEqual([content!.uri, content!.mimeType], [uri, 'application/json']);
        const { inputs, outputs, formula, example, summary } = JSON.parse(content!.text);
        assert.deepEqual(Object.keys(inputs), Object.keys(calculator.input));
        assert.deepEqual(Object.keys(outputs), Object.keys(calculator.output));
        assert.deepEqual(formula, describeFormula(calculator));
        assert.deepEqual([summary, example], [calculator.summary, calculator.examples[0]]);
      }
    });

    test('have ids that are completed while they are typed', async () => {
      const client = await connect({ mode });
      const complete = async (value: string, uri = 'centwise://calculators/{id}') => {
        const ref = { type: 'ref/resource', uri } as const;
        return (await client.complete({ ref, argument: { name: 'id', value } })).completion;
      };
      const { values, total, hasMore } = await complete('Mortgage');
      const named = calculators.filter(({ id }) => id.includes('mortgage'));
      assert.deepEqual(new Set(values), new Set(named.map(({ id }) => id)));
      assert.deepEqual([total, hasMore], [named.length, false]);
      assert.ok(values.slice(0, 3).every((id) => id.startsWith('mortgage')));
      const all = await complete('');
      assert.deepEqual([all.values.length, all.total, all.hasMore], [100, calculators.length, true]);
      assert.deepEqual((await complete('zzzz')).values, []);
      assert.match(await refusalOf(complete('x', 'https://example.com/{id}')), /Only id of centwise:/);
    });

    test('are refused with the nearest address, as are cursors that no reply had', async () => {
      const client = await connect({ mode });
      for (const [uri, advice] of [
        [addressOf('morgage'), /did you mean centwise:\/\/calculators\/mortgage\?$/],
        ['https://example.com/', /resources\/list lists all\.$/],
        ['', /resources\/list lists all\.$/],
        [addressOf('__proto__'), /resources\/list lists all\.$/],
      ] as const) {
        const reading = client.readResource({ uri });
        assert.match(await refusalOf(reading), advice);
        await assert.rejects(reading, (error) => error instanceof ResourceNotFoundError && error.uri === uri);
      }
      for (const cursor of [
        '',
        'x',
        '50',
        cursorFrom('0'),
        cursorFrom('-50'),
        cursorFrom('9999'),
        cursorFrom('1e1'),
        `${cursorFrom('50')}=`,
      ]) {
        const message = /cursor must be the nextCursor of a reply/;
        assert.match(await refusalOf(client.listResources({ cursor })), message);
        assert.match(await refusalOf(client.listTools({ cursor })), message);
        assert.match(await refusalOf(client.listPrompts({ cursor })), message);
        assert.match(await refusalOf(client.listResourceTemplates({ cursor })), message);
      }
    });
  });

  describe(`prompts, ${mode}`, () => {
    test('ask every usual question, with arguments that the fields describe', async () => {
      const client = await connect({ mode });
      const { prompts } = await client.listPrompts();
      assert.deepEqual(
        prompts.map(({ name }) => name),
        usualQuestions.map(({ name }) => name),
      );
      for (const { name, title, description, arguments: given = [] } of prompts) {
        const question = usualQuestions.find((one) => one.name === name)!;
        assert.match(name, /^[a-z]+(_[a-z]+)+$/);
        assert.ok(title!.endsWith('?') && description!.endsWith('.'), name);
        assert.deepEqual(
          given.filter(({ required }) => required).map((one) => one.name),
          Object.keys(question.required),
        );
        for (const one of given) assert.ok(one.description!.length > 10, `${name}: ${one.name}`);
      }
    });

    test('name calculators of the catalogue, and the values as numbers', async () => {
      const client = await connect({ mode });
      const { messages } = await client.getPrompt({
        name: 'can_i_retire',
        arguments: {
          current_age: '40',
          retirement_age: ' 62 ',
          current_savings: '$300,000',
          monthly_contribution: '1.5k',
          expected_return: '6%',
        },
      });
      assert.deepEqual(
        messages.map(({ role }) => role),
        ['user'],
      );
      const { text } = messages[0]!.content as { text: string };
      for (const line of [
        'Can I retire at the age I want?',
        '- current_savings: 300000',
        '- monthly_contribution: 1500',
        '- expected_return: 6',
        '1. Use calculate with the calculator retirement to find the savings at retirement and the income they provide.',
      ])
        assert.ok(text.split('\n').includes(line), text);
      assert.match(text, /I have not said target_annual_income;/);
    });

    test('are refused when the name, an argument or a value is wrong, all at once', async () => {
      const client = await connect({ mode });
      assert.match(await refusalOf(client.getPrompt({ name: 'can_i_retre' })), /did you mean can_i_retire\?/);
      assert.match(await refusalOf(client.getPrompt({ name: '__proto__' })), /prompts\/list lists all/);
      const given = { current_age: '4 0 years?', retirement_age: '62.5', current_saving: '1' };
      const lines = (await refusalOf(client.getPrompt({ name: 'can_i_retire', arguments: given })))
        .replace(/^MCP error -32602: /, '')
        .split('\n');
      const expected = [
        /^\/current_saving is not a known field; did you mean current_savings\?$/,
        /^\/current_age must be a whole number from 0 to 130/,
        /^\/retirement_age must be a whole number/,
        /^\/current_savings is required: Current savings/,
        /^\/monthly_contribution is required/,
        /^\/expected_return is required/,
      ];
      assert.equal(lines.length, expected.length, lines.join('\n'));
      for (const [index, pattern] of expected.entries()) assert.match(lines[index]!, pattern);
    });
  });
}

test('resources and prompts are those of the calculators that can be called', async () => {
  const client = await connect({ query: { tools: 'rent-vs-buy' } });
  const { resources } = await client.listResources();
  assert.deepEqual(
    resources.map(({ name }) => name),
    ['rent-vs-buy'],
  );
  const { prompts } = await client.listPrompts();
  assert.deepEqual(
    prompts.map(({ name }) => name),
    ['rent_or_buy'],
  );
  const given = { home_price: '400k', monthly_rent: '2,000', down_payment: '80k', interest_rate: '7' };
  const { messages } = await client.getPrompt({ name: 'rent_or_buy', arguments: given });
  assert.match((messages[0]!.content as { text: string }).text, /Use the tool rent_vs_buy to compare/);
  await assert.rejects(client.readResource({ uri: addressOf('mortgage') }), ResourceNotFoundError);
  const withoutScope = await connect({ scopes: ['currency'] });
  assert.deepEqual((await withoutScope.listPrompts()).prompts, []);
  assert.deepEqual((await withoutScope.listResources()).resources, []);
});

test('every calculator of a usual question is in the catalogue, and its arguments are fields of them', async () => {
  const client = await connect();
  for (const { name, steps, required, optional } of usualQuestions) {
    for (const [{ id }, purpose] of steps) {
      assert.ok(
        calculators.some((one) => one.id === id),
        id,
      );
      assert.equal((await succeed(client, 'describe_calculator', { calculator: id }))['id'], id);
      assert.match(purpose, /^[a-z].*[^.]$/);
    }
    const known = new Set(calculators.flatMap(({ input }) => Object.values(input)));
    for (const [argument, kind] of Object.entries({ ...required, ...optional }))
      assert.ok(typeof kind === 'string' || known.has(kind), `${name}: ${argument}`);
  }
});
