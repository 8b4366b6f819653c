import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  ENVIRONMENT,
  type EnvironmentVariable,
  VARIABLE_NAMES,
} from '../../../formatters/vocabulary/api/environment.ts';
import { type WorkerEnvironment, workerdConfig, workerdEnvironment } from './workerd-config.ts';

const VARIABLES: Readonly<Record<string, EnvironmentVariable>> = ENVIRONMENT;

it('every variable reaches plain workerd', () => {
  const config = workerdConfig({
    host: '127.0.0.1',
    port: 8080,
    state: '/state',
    disk: '/disk',
    buildServicePort: 1,
    reachable: [],
  });
  const bound = [...config.matchAll(/name = "(\w+)", fromEnvironment = "QUOIN_\1"/g)].map(([, name]) => name);
  expect(bound).toEqual(VARIABLE_NAMES);
});

it.each(['0', '257', '1.5', 'x', '-1'])('the number of cart shards cannot be %s', (CART_SHARDS) => {
  const values = Object.fromEntries(VARIABLE_NAMES.map((name) => [name, ''])) as WorkerEnvironment;
  expect(() => workerdEnvironment({ ...values, CART_SHARDS })).toThrow('CART_SHARDS must be');
  expect(workerdEnvironment({ ...values, CART_SHARDS: '256' })).toMatchObject({ QUOIN_CART_SHARDS: '256' });
});

it('wrangler.jsonc sets only known variables, and mentions every secret', () => {
  const text = readFileSync('wrangler.jsonc', 'utf8');
  const config = JSON.parse(text.replace(/^\s*\/\/.*$/gm, '')) as { vars: Record<string, string> };
  for (const name of Object.keys(config.vars))
    expect([name, VARIABLES[name]?.isSecret]).toEqual([name, false]);
  const comments = text.match(/^\s*\/\/.*$/gm)?.join('\n') ?? '';
  const isSet = (name: string) => name in config.vars || new RegExp(`\\b${name}\\b`).test(comments);
  const mustBeSet = VARIABLE_NAMES.filter((name) => VARIABLES[name]?.isSecret || VARIABLES[name]?.isRequired);
  expect(mustBeSet.filter((name) => !isSet(name))).toEqual([]);
});

it('docs/edge.md prints the table', () => {
  const rows = VARIABLE_NAMES.map((name) => {
    const { isSecret, source, default: fallback, description } = VARIABLES[name] as EnvironmentVariable;
    const cells = [`\`${name}\``, description, isSecret ? 'yes' : 'no', source, fallback || 'required'];
    return `| ${cells.join(' | ')} |`;
  });
  const documented = readFileSync('docs/edge.md', 'utf8').match(/^\| `[A-Z_]+` \|.*$/gm);
  expect(documented).toEqual(rows);
});
