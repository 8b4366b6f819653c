import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const isCatalog = (path: string) => /(^|[/-])strings\.ts$/.test(path);

/** The sources of the dashboard, without tests. */
const files = readdirSync('editor', { recursive: true, encoding: 'utf8' })
  .map((name) => join('editor', name))
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path));

function read(paths: readonly string[]): string {
  return paths.map((path) => readFileSync(path, 'utf8')).join('\n');
}

function keys(): readonly string[] {
  return [...read(files.filter(isCatalog)).matchAll(/^ {2}'([a-z]\w*\.[\w.-]+)':/gm)].map(
    ([, key = '']) => key,
  );
}

it('uses every text somewhere', () => {
  const source = read(files.filter((path) => !isCatalog(path)));
  const literals = new Set([...source.matchAll(/'([a-z]\w*\.[\w.-]+)'/g)].map(([, key]) => key));
  // `orders.payment.${state}`, and `${key}On`.
  const templates = [...source.matchAll(/`([\w.-]*)\$\{[^`{}]+\}([\w.-]*)`/g)];
  const isBuilt = (key: string) =>
    templates.some(
      ([, start = '', end = '']) =>
        (start.includes('.') && key.startsWith(start) && key.endsWith(end)) ||
        (start === '' && end !== '' && key.endsWith(end) && literals.has(key.slice(0, -end.length))),
    );
  const all = keys();
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter((key) => !literals.has(key) && !isBuilt(key))).toEqual([]);
});

it('has every text in one catalog only', () => {
  const all = keys();
  expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
});
