import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { runCompletionCommand } from '#cli/completion.ts';

describe('shell completion', () => {
  function write(shell: string): string {
    const texts: string[] = [];
    const print = (text: string) => void texts.push(text);
    runCompletionCommand([shell], {
      catalogue,
      commands: ['calc', 'serve'],
      print,
      printError: print,
    });
    return texts.join('\n');
  }

  test('completes commands, calculators and options in bash', () => {
    const complete = (...words: string[]) => {
      const line = words.map((word) => `'${word}'`).join(' ');
      const script = `${write('bash')}\nCOMP_WORDS=(centwise ${line}); COMP_CWORD=${words.length}; _centwise; echo "\${COMPREPLY[*]}"`;
      return spawnSync('bash', ['-c', script], { encoding: 'utf8' }).stdout.trim();
    };
    assert.equal(complete('c'), 'calc');
    assert.equal(complete('calc', 'sip'), 'sip');
    assert.equal(complete('calc', 'mortgage', '--home'), '--home-price');
    assert.equal(complete('calc', 'mortgage', '--solve'), '--solve-for');
  });

  test('is there for zsh and fish, and other shells are refused', () => {
    assert.match(write('zsh'), /^#compdef centwise/);
    assert.match(write('fish'), /-a mortgage -d 'Mortgage Calculator'/);
    assert.match(write('bsh'), /did you mean bash\?/);
  });
});
