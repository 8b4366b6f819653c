import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const HERE = 'editor/strings';

/** All there is of the dashboard but its words and its tests. */
function sources(): string {
  return readdirSync('editor', { recursive: true, encoding: 'utf8' })
    .map((name) => join('editor', name))
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith(HERE))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}

function keys(): readonly string[] {
  return readdirSync(HERE, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .flatMap((name) => [...readFileSync(join(HERE, name), 'utf8').matchAll(/^ {2}'([a-z]\w*\.[\w.-]+)':/gm)])
    .map(([, key = '']) => key);
}

it('every sentence is said somewhere', () => {
  const source = sources();
  const literal = new Set([...source.matchAll(/'([a-z]\w*\.[\w.-]+)'/g)].map(([, key]) => key));
  // `orders.payment.${state}`, and `${key}On`.
  const made = [...source.matchAll(/`([\w.-]*)\$\{[^`{}]+\}([\w.-]*)`/g)];
  const isMade = (key: string) =>
    made.some(
      ([, start = '', end = '']) =>
        (start.includes('.') && key.startsWith(start) && key.endsWith(end)) ||
        (start === '' && end !== '' && key.endsWith(end) && literal.has(key.slice(0, -end.length))),
    );
  const all = keys();
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter((key) => !literal.has(key) && !isMade(key))).toEqual([]);
});
