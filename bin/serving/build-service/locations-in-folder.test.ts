import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryFiles } from '../../../compiler/1-read/memory-files.ts';
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts';
import { createSourceText } from '../../../compiler/diagnostics/source-text.ts';
import { createDiskFiles } from '../../../compiler/node/disk-files.ts';
import { openDataFolder } from '../data/data-folder.ts';
import { readDocuments } from '../sync/site-documents.ts';
import { locationsInFolder } from './locations-in-folder.ts';
import { createSiteBuildService } from './site-build-service.ts';

const FIXTURES = fileURLToPath(new URL('../../../fixtures', import.meta.url));
const ROPE = 'items/shop/rope.json';

describe('a build with current stock', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'quoin-locations-'));
    cpSync(join(FIXTURES, 'sites/harbour'), join(root, 'harbour'), { recursive: true });
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it('reports a numeric price at its line of the file', async () => {
    const folder = join(root, 'harbour');
    const text = readFileSync(join(folder, ROPE), 'utf8').replace('"18.50"', '18.5');
    writeFileSync(join(folder, ROPE), text);
    const site = createDiskFiles(folder, folder);
    const data = openDataFolder(join(root, 'data'));
    const { documents } = readDocuments(site);
    const paths = new Map<string, string>(documents.map(({ key, path }) => [key, path]));
    const sync = { paths: () => (doc: { readonly key: string }) => paths.get(doc.key) };
    const docs = documents.map(({ key, body }) => ({ key, rev: 1, body: withStock(body) }));
    const buildService = createSiteBuildService({ folder, data, cwd: folder, sync });
    const { diagnostics } = await buildService.build({ docs, message: '' });
    const [diagnostic, ...others] = diagnostics.filter(({ location }) => location?.file === ROPE);
    expect(others).toEqual([]);
    expect(diagnostic).toMatchObject({
      key: 'item:item-rope',
      hint: 'write "18.5"',
      message: 'An amount must be a string, to avoid rounding errors',
      location: { start: { line: 24, column: 22, offset: text.indexOf('18.5') } },
    });
  });
});

/** A product as the site object returns it, with stock in each variant. */
function withStock(body: unknown): unknown {
  const text = JSON.stringify(body);
  return JSON.parse(text.replaceAll('"sku":', '"documentStock":{"qtyInStock":5,"unlimited":false},"sku":'));
}

describe('a location in a document that differs from its file', () => {
  const BUILT = '{"id":"a","body":{"price":{"value":28.5},"titel":"A"}}';

  function mapped(fragment: string, file: string | undefined): readonly string[] {
    const built = createMemoryFiles({ 'pages/a.json': BUILT });
    const folder = createMemoryFiles(file === undefined ? {} : { 'pages/a.json': file });
    const start = BUILT.indexOf(fragment);
    const location = createSourceText('pages/a.json', BUILT).location(start, start + fragment.length);
    const problem: Diagnostic = { code: 'site/odd-price', severity: 'warning', message: 'Odd', location };
    const [found] = locationsInFolder([{ ...problem, related: [{ message: 'also', location }] }], {
      built,
      folder,
    });
    expect(found?.related?.[0]?.location).toEqual(found?.location);
    const { start: from, end: to } = found?.location ?? location;
    return [
      `${from.line}:${from.column}`,
      (file ?? BUILT).slice(from.offset, to.offset),
      found?.message ?? '',
    ];
  }

  it.each([
    [
      'of a value in both',
      '28.5',
      '{ "body": {\n "more": [1],\n "price": { "value": 28.5 } } }',
      ['3:22', '28.5', 'Odd'],
    ],
    ['of a field in both', '"titel"', '{ "body": {\n "titel": "A" } }', ['2:2', '"titel"', 'Odd']],
    [
      'of a different value',
      '28.5',
      '{ "body": {\n "price": { "value": "9" } } }',
      ['2:11', '{', '"body.price.value": Odd'],
    ],
    ['of a value missing in the file', '28.5', '{\n "body": {} }', ['2:10', '{', '"body.price.value": Odd']],
    ['of an invalid file', '28.5', '\n', ['1:1', '', '"body.price.value": Odd']],
    ['of a missing file', '28.5', undefined, ['1:36', '28.5', 'Odd']],
  ])('%s', (_name, fragment, file, expected) => {
    expect(mapped(fragment, file)).toEqual(expected);
  });
});
