import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, test } from 'node:test';
import { runProgram } from '../kit/process.ts';

describe('shell completion', () => {
  const write = async (shell: string) => (await runProgram(['completion', shell], {})).stdout;

  test('completes commands, subcommands, calculators, fields and options in bash', async () => {
    const script = await write('bash');
    // As input: a script this long is no argument of a command.
    const complete = (...words: string[]) => {
      const line = words.map((word) => `'${word}'`).join(' ');
      const program = `${script}\nCOMP_WORDS=(centwise ${line}); COMP_CWORD=${words.length}; _centwise; echo "\${COMPREPLY[*]}"`;
      const { stdout, stderr } = spawnSync('bash', { input: program, encoding: 'utf8' });
      assert.equal(stderr, '');
      return stdout.trim();
    };
    assert.equal(complete('bat'), 'batch');
    assert.equal(complete('--v'), '--version');
    assert.equal(complete('help', 'rat'), 'rates');
    assert.equal(complete('keys', 'ro'), 'rotate');
    assert.equal(complete('keys', 'create', '--ex'), '--expires');
    assert.equal(complete('keys', 'create', '--name', 'x', '--sc'), '--scopes');
    assert.equal(complete('mcp', '--to'), '--tools');
    assert.equal(complete('mcp', '--tools', 'all', '--cat'), '--category');
    assert.equal(complete('completion', 'f'), 'fish');
    assert.equal(complete('calc', 'sip'), 'sip');
    assert.equal(complete('calc', 'mortgage', '--home'), '--home-price');
    assert.equal(complete('calc', 'mortgage', '--home-price', '1', '--down'), '--down-payment');
    assert.equal(complete('solve', 'sip'), 'sip');
    assert.equal(complete('sweep', 'mortgage', '--outp'), '--outputs');
    const { stdout } = spawnSync('bash', { input: `${script}\ncomplete -p centwise`, encoding: 'utf8' });
    assert.equal(stdout, 'complete -o default -F _centwise centwise\n');
  });

  test('ends quietly where its reader has enough', () => {
    const program = 'node scripts/run.mjs src/main.ts completion bash | head -1';
    const { stdout, stderr } = spawnSync('sh', ['-c', program], { encoding: 'utf8' });
    assert.deepEqual([stdout, stderr], ['_centwise() {\n', '']);
  });

  test('is there for zsh and fish', async () => {
    assert.match(await write('zsh'), /^#compdef centwise/);
    assert.match(
      await write('fish'),
      /^complete -c centwise -f -n '__fish_seen_subcommand_from calc; and __fish_seen_subcommand_from mortgage' -l home-price$/m,
    );
  });
});
