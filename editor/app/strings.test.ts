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

/** The sources whose values complete a key: `upload.${state}`. */
const VALUES = ['editor', 'formatters/vocabulary', 'compiler/model']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !isCatalog(path));

/** The texts that no source names, as a whole or from parts that it names. */
function unused(source: string, values: string): readonly string[] {
  const literals = new Set([...source.matchAll(/['"]([a-z]\w*\.[\w.-]+)['"]/g)].map(([, key]) => key));
  // 'upload-failed', and the names of properties: `pending: 'draft'`.
  const names = new Set(
    [...values.matchAll(/'([\w-]+)'|^\s*(?:readonly )?'?([\w-]+)'?\??:/gm)].map(
      ([, text, name]) => text ?? name,
    ),
  );
  // `orders.payment.${state}`, and `${key}On`.
  const templates = [...source.matchAll(/`([\w.-]*)\$\{[^`{}]+\}([\w.-]*)`/g)];
  const isBuilt = (key: string) =>
    templates.some(([, start = '', end = '']) => {
      if (!key.startsWith(start) || !key.endsWith(end)) return false;
      const part = key.slice(start.length, key.length - end.length);
      return start === '' ? end !== '' && literals.has(part) : start.includes('.') && names.has(part);
    });
  return keys().filter((key) => !literals.has(key) && !isBuilt(key));
}

it('uses every text somewhere', () => {
  expect(keys().length).toBeGreaterThan(500);
  expect(unused(read(files.filter((path) => !isCatalog(path))), read(VALUES))).toEqual([]);
});

/** The texts of several words, without placeholders and their second forms. */
function sentences(): readonly string[] {
  const texts = [...read(files.filter(isCatalog)).matchAll(/^ {2}'[a-z]\w*\.[\w.-]+':\s+'([^'{}]+)',$/gm)];
  return texts.map(([, text = '']) => text).filter((text) => text.split(' ').length >= 3);
}

it('has its texts in the catalogs only (R-SHELL-APP-05)', () => {
  const source = read(files.filter((path) => !isCatalog(path)));
  expect(sentences().length).toBeGreaterThan(200);
  expect(sentences().filter((text) => source.includes(`'${text}'`) || source.includes(`>${text}<`))).toEqual(
    [],
  );
});

it('has every text in one catalog only', () => {
  const all = keys();
  expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
});
