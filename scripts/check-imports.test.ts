import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Files = Readonly<Record<string, string>>;

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

/** Sources without violations. */
const VALID: Files = {
  'package.json': '{"type":"module"}',
  'node_modules/react/package.json': '{"name":"react","main":"index.js"}',
  'node_modules/react/index.js': 'exports.createElement = () => {};',
  'formatters/index.ts': "export { a } from './a.ts';",
  'formatters/a.ts': 'export const a = 1;',
  'formatters/vocabulary/limits.ts': 'export const LIMITS = {};',
  'compiler/index.ts': "export { t } from './template/t.ts';",
  'compiler/template/t.ts': "import { a } from '../../formatters/index.ts';\nexport const t = a;",
  'compiler/model/index.ts': "export { site } from './site.ts';",
  'compiler/model/site.ts':
    "import { LIMITS } from '../../formatters/vocabulary/limits.ts';\nexport const site = LIMITS;",
  'compiler/node/disk.ts': "import { readFileSync } from 'node:fs';\nexport const disk = readFileSync;",
  'runtime/loader.ts':
    "import { LIMITS } from '../formatters/vocabulary/limits.ts';\nexport const loader = LIMITS;",
  'edge/app.ts': "import { routes } from './routes/cart/routes.ts';\nexport const app = routes;",
  'edge/routes/cart/routes.ts':
    "import { hash } from '../../platform/hash.ts';\nimport { site } from '../../../compiler/model/index.ts';\nexport const routes = [hash, site];",
  'edge/platform/hash.ts': 'export const hash = 1;',
  'editor/ui/button.tsx': "import { createElement } from 'react';\nexport const button = createElement;",
  'editor/features/pages/pages.tsx':
    "import { button } from '../../ui/button.tsx';\nexport const pages = button;",
  'bin/quoin.ts': "import { t } from '../compiler/template/t.ts';\nexport const quoin = t;",
};

/** One violation of each kind: the rule, the file and its source. */
const PLANTED: readonly (readonly [rule: string, file: string, source: string])[] = [
  [
    'layer formatters/',
    'formatters/up.ts',
    "import { t } from '../compiler/index.ts';\nexport const up = t;",
  ],
  [
    'layer compiler/template/',
    'compiler/template/beside-entry.ts',
    "import { a } from '../../formatters/a.ts';\nexport const besideEntry = a;",
  ],
  [
    'layer compiler/model/',
    'compiler/model/up.ts',
    "import { t } from '../template/t.ts';\nexport const up = t;",
  ],
  [
    'layer runtime/',
    'runtime/up.ts',
    "import { site } from '../compiler/model/index.ts';\nexport const up = site;",
  ],
  [
    'layer edge/platform/',
    'edge/platform/up.ts',
    "import { order } from '../domain/order.ts';\nexport const up = order;",
  ],
  [
    'layer edge/domain/',
    'edge/domain/order.ts',
    "import { up } from '../objects/up.ts';\nexport const order = up;",
  ],
  ['layer edge/objects/', 'edge/objects/up.ts', "import { app } from '../app.ts';\nexport const up = app;"],
  [
    'layer edge/routes/',
    'edge/routes/search/past-entry.ts',
    "import { site } from '../../../compiler/model/site.ts';\nexport const pastEntry = site;",
  ],
  [
    'layer editor/ui/',
    'editor/ui/up.ts',
    "import { store } from '../core/store.ts';\nexport const up = store;",
  ],
  [
    'layer editor/core/',
    'editor/core/store.ts',
    "import { pages } from '../features/pages/pages.tsx';\nexport const store = pages;",
  ],
  [
    'features are separate',
    'editor/features/orders/orders.ts',
    "import { pages } from '../pages/pages.tsx';\nexport const orders = pages;",
  ],
  [
    'routes are separate',
    'edge/routes/search/beside.ts',
    "import { routes } from '../cart/routes.ts';\nexport const beside = routes;",
  ],
  [
    'layer bin/printing/',
    'bin/printing/up.ts',
    "import { serve } from '../commands/serve.ts';\nexport const up = serve;",
  ],
  [
    'layer bin/serving/sync/',
    'bin/serving/sync/up.ts',
    "import { publish } from '../publish/publish.ts';\nexport const up = publish;",
  ],
  [
    'unlisted folder of bin',
    'bin/utils/trim.ts',
    "import { up } from '../printing/up.ts';\nexport const trim = up;",
  ],
  [
    'home of react',
    'edge/pages/react.ts',
    "import { createElement } from 'react';\nexport const react = createElement;",
  ],
  [
    'no-barrels',
    'compiler/template/through-barrel.ts',
    "import { site } from '../model/index.ts';\nexport const throughBarrel = site;",
  ],
  [
    'node-only-in-node',
    'compiler/template/read.ts',
    "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;",
  ],
  ['no-cycles', 'runtime/a.ts', "import { b } from './b.ts';\nexport const a = () => b;"],
  [
    'no-folder-cycles',
    'runtime/cart/total.ts',
    "import { choice } from '../product/choice.ts';\nexport const total = choice;",
  ],
  ['resolvable', 'formatters/missing.ts', "import { gone } from './gone.ts';\nexport const missing = gone;"],
  [
    'no test code in the product',
    'formatters/uses-test.ts',
    "import { fixture } from './testing/fixture.ts';\nexport const usesTest = fixture;",
  ],
];

/** What the planted files import. */
const IMPORTED: Files = {
  'bin/commands/serve.ts': 'export const serve = 1;',
  'bin/serving/publish/publish.ts': 'export const publish = 1;',
  'runtime/b.ts': "import { a } from './a.ts';\nexport const b = () => a;",
  'runtime/product/choice.ts': 'export const choice = 1;',
  'runtime/product/price.ts': "import { tax } from '../cart/tax.ts';\nexport const price = tax;",
  'runtime/cart/tax.ts': 'export const tax = 1;',
  'formatters/testing/fixture.ts': 'export const fixture = 1;',
};

const OLD_GRAPH =
  '<!-- folder graph: written by `npm run graph` -->\nold\n<!-- end of the folder graph -->\n';

describe('the import table', () => {
  let output = '';
  let code: number | null = 0;
  beforeAll(() => {
    const planted = Object.fromEntries(PLANTED.map(([, file, source]) => [file, source]));
    const barrel = { 'runtime/index.ts': "export { loader } from './loader.ts';" };
    const graph = { 'ARCHITECTURE.md': OLD_GRAPH };
    ({ output, code } = check({ ...VALID, ...IMPORTED, ...planted, ...barrel, ...graph }));
  }, 60_000);

  it('accepts sources without violations, and writes their folder graph', () => {
    const valid = check({ ...VALID, 'ARCHITECTURE.md': OLD_GRAPH }, '--write-graph');
    expect(valid).toMatchObject({ code: 0, output: expect.stringMatching(/^0 violations/) });
    expect(readFileSync(join(valid.root, 'ARCHITECTURE.md'), 'utf8')).toContain('flowchart');
  });

  it('fails on violations', () => expect(code).toBe(1));

  it.each(PLANTED)('reports "%s": %s', (rule, file) => {
    const from = rule === 'no-folder-cycles' ? dirname(file) : file;
    expect(output).toContain(`${rule}: ${from} -> `);
  });

  it('reports a barrel that is not a public entry', () => {
    expect(output).toContain('barrel: runtime/index.ts\n');
  });

  it('reports a folder graph that is out of date', () => {
    expect(output).toContain('the folder graph in ARCHITECTURE.md is out of date: ');
  });

  it('reports nothing else', () => {
    const rules = new Set(output.match(/^.*?(?=: )/gm));
    const others = ['barrel', 'the folder graph in ARCHITECTURE.md is out of date'];
    expect([...rules].sort()).toEqual([...PLANTED.map(([rule]) => rule), ...others].sort());
  });

  it('fails when there are no sources', () => {
    expect(check({ 'package.json': '{}' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('no source files were found'),
    });
  });
});

function check(files: Files, ...flags: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'quoin-imports-'));
  roots.push(root);
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), source);
  }
  const { status, stdout } = spawnSync('node', ['scripts/check-imports.mjs', '--root', root, ...flags], {
    encoding: 'utf8',
  });
  return { root, code: status, output: stdout };
}
