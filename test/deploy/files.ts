import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { YAML } from 'bun';
import { describeSettings } from '#service/settings/settings.ts';
import { skipFor } from '../kit/skips.ts';

export const root = new URL('../../', import.meta.url).pathname;
export const read = (name: string): string => readFileSync(root + name, 'utf8');

/** A part of a YAML document, of which the tests know the shape. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Tree = any;

export const readYaml = (name: string): Tree => YAML.parse(read(name));

const names = new Set(describeSettings({}).map(({ name }) => name));

/** The settings that a text makes, each of which must be one that there is. */
export function settingsIn(text: string, assignment: RegExp): Record<string, string> {
  const settings = Object.fromEntries(
    [...text.matchAll(assignment)].map(([, name, value]) => [name!, value!]),
  );
  for (const name of Object.keys(settings)) assert.ok(names.has(name) || name.startsWith('BUN_JSC_'), name);
  return settings;
}

/**
 * For the `skip` of a test that asks another program: why it cannot, or false. CI does not have all of them.
 */
export function without(program: string, version = '--version'): string | false {
  if (spawnSync(program, [version]).status === 0) return false;
  return skipFor(`${program} is not on this machine`, { mayLack: true });
}

/** Runs a program that must find nothing wrong; returns what it prints. */
export function passes(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  assert.equal(status, 0, stdout + stderr);
  return stdout;
}
