/**
 * Who may import whom. What is not listed is forbidden. `scripts/check-imports.test.ts` plants violations to show that every
 * rule is applied.
 *
 * Barrels: an `index.ts` that re-exports exists only as the public entry of `formatters`, `compiler` and `compiler/model`
 * (and of the package's `quoin/node`). Within a part, files import files. Other parts use
 *
 * - `formatters/index.ts`, or a file of `formatters/vocabulary` directly: the vocabulary is shared by page, script and API,
 *   and a page must contain only what it uses;
 * - `compiler/model/index.ts` and `compiler/index.ts`. Vite and the Worker's bundle remove what is not used of them. The
 *   command line imports the compiler's files directly: esbuild's chunks would contain all that a barrel names, and each
 *   command loads only what it needs.
 */

const FORMATTERS = ['formatters/index[.]ts$', 'formatters/vocabulary/'];
const MODEL = 'compiler/model/index[.]ts$';
const COMPILER = 'compiler/index[.]ts$';

/** Layers of a part, lowest first: each may import the layers above it in the list, not those in its own row. */
const LAYERS = {
  edge: {
    rows: [
      ['platform'],
      ['domain'],
      ['ports', 'release'],
      ['uploads'],
      ['objects'],
      ['tenancy'],
      ['pages'],
      ['middleware'],
      ['checkout', 'publishing'],
      ['routes'],
    ],
    outside: [...FORMATTERS, MODEL, COMPILER],
  },
  editor: {
    rows: [['ui'], ['core'], ['features'], ['app']],
    outside: [...FORMATTERS, MODEL, COMPILER],
  },
  bin: {
    rows: [
      ['printing'],
      ['input'],
      ['building'],
      ['case-runner', 'checking', 'starter'],
      ['serving/admin', 'serving/data'],
      ['serving/sync'],
      ['serving/build-service'],
      ['serving/supervise'],
      ['serving/remote'],
      ['serving/publish'],
      ['deploying'],
      ['serving/move'],
      ['commands'],
    ],
    outside: [...FORMATTERS, 'compiler/', 'edge/', 'editor/', 'runtime/'],
  },
};

/** The steps of the compiler and the parts without layers. */
const MAY_IMPORT = {
  'formatters/vocabulary/': ['formatters/values/'],
  'formatters/': [],
  'compiler/diagnostics/': [],
  'compiler/model/': [...FORMATTERS, 'compiler/diagnostics/'],
  'compiler/template/': [...FORMATTERS, 'compiler/diagnostics/'],
  'compiler/1-read/': ['compiler/diagnostics/'],
  'compiler/2-validate/': [
    ...FORMATTERS,
    'compiler/1-read/',
    'compiler/model/',
    'compiler/template/',
    'compiler/diagnostics/',
  ],
  'compiler/3-route/': [...FORMATTERS, 'compiler/model/', 'compiler/template/', 'compiler/diagnostics/'],
  'compiler/4-render/': [
    ...FORMATTERS,
    'compiler/3-route/',
    'compiler/model/',
    'compiler/template/',
    'compiler/diagnostics/',
  ],
  'compiler/5-write/': [...FORMATTERS, 'compiler/4-render/', 'compiler/model/', 'compiler/diagnostics/'],
  // The steps declare the ports that it implements.
  'compiler/node/': [
    ...FORMATTERS,
    'compiler/diagnostics/',
    'compiler/model/',
    'compiler/template/',
    'compiler/1-read/',
    'compiler/2-validate/',
    'compiler/4-render/',
    'compiler/5-write/',
  ],
  'compiler/[^/]+$': [...FORMATTERS, 'compiler/(?!node/)'],
  'runtime/': ['formatters/vocabulary/'],
};

/** Libraries that have one home: a second one would be a second way to do the same thing. */
const HOMES = {
  chevrotain: 'compiler/template',
  zod: '(compiler/model|compiler/2-validate|edge|editor/app|bin/deploying)',
  'jsonc-parser': 'compiler/2-validate',
  unified: 'compiler/4-render',
  'remark-[^/]+': 'compiler/4-render',
  'rehype-[^/]+': 'compiler/4-render',
  '(hast-util-from-)?parse5': 'compiler/4-render',
  '@squarespace/less-ts': 'compiler/node',
  sharp: 'compiler/node',
  satteri: 'compiler/node',
  yaml: 'compiler/node',
  esbuild: 'compiler/node',
  '@phensley/decimal': 'formatters',
  hono: 'edge',
  isbot: 'edge/routes/census',
  'image-size': 'edge/uploads',
  workerd: 'bin/serving',
  'web-vitals': 'runtime/telemetry',
  react: 'editor',
  'react-dom': 'editor/app',
  'react-aria-components': 'editor/ui',
  'lucide-react': 'editor',
  '@tanstack/react-(query|router)': 'editor/(app|core|features)',
  zustand: 'editor/(app|core|features)',
  'fractional-indexing': 'editor/core/model',
  'prosemirror-[^/]+': 'editor/core/text',
  idb: 'editor/core/operations',
  morphdom: 'editor/core/preview',
};

const OURS = '^(formatters|compiler|runtime|edge|editor|bin)/';
const STYLES = '[.]css$';
/** Tests and what only they use: they may import anything. */
const TEST = '([.]test[.]tsx?$|/(testing|e2e)/)';

function layer(from, to) {
  return {
    name: `layer ${from}`,
    severity: 'error',
    from: { path: `^${from}` },
    to: {
      path: OURS,
      pathNot: [...(from === 'compiler/[^/]+$' ? [] : [from]), ...to]
        .map((path) => `^${path}`)
        .concat(STYLES),
    },
  };
}

const layers = Object.entries(LAYERS).flatMap(([part, { rows, outside }]) => {
  const below = [];
  const rules = rows.flatMap((row) => {
    const allowed = [...outside, ...below];
    below.push(...row.map((folder) => `${part}/${folder}/`));
    return row.map((folder) => layer(`${part}/${folder}/`, allowed));
  });
  return [
    ...rules,
    {
      name: `unlisted folder of ${part}`,
      comment: 'each folder of the part has a row',
      severity: 'error',
      from: { path: `^${part}/.+/`, pathNot: below.map((folder) => `^${folder}`) },
      to: {},
    },
    {
      name: `entries of ${part}`,
      severity: 'error',
      from: { path: `^${part}/[^/]+$` },
      to: { path: OURS, pathNot: [...outside, `${part}/`].map((path) => `^${path}`) },
    },
  ];
});

const parts = Object.entries(MAY_IMPORT).map(([from, to]) => layer(from, to));

const homes = Object.entries(HOMES).map(([library, home]) => ({
  name: `home of ${library}`,
  severity: 'error',
  from: { path: OURS, pathNot: [`^${home}/`] },
  to: { path: `^node_modules/${library}/`, dependencyTypesNot: ['type-only'] },
}));

module.exports = {
  forbidden: [
    ...layers,
    ...parts,
    ...homes,
    {
      name: 'features are separate',
      comment: 'what two features share belongs in editor/core or editor/ui',
      severity: 'error',
      from: { path: '^editor/features/([^/]+)/' },
      to: { path: '^editor/features/', pathNot: '^editor/features/$1/' },
    },
    {
      name: 'routes are separate',
      comment: 'what two areas of routes share belongs in a layer above them',
      severity: 'error',
      from: { path: '^edge/routes/([^/]+)/' },
      to: { path: '^edge/routes/', pathNot: '^edge/routes/$1/' },
    },
    {
      name: 'no-barrels',
      comment: 'within a part, files import files',
      severity: 'error',
      from: { path: '^(formatters|compiler)/' },
      to: { path: ['^$1/index[.]ts$', '^$1/.+/index[.]ts$'] },
    },
    {
      name: 'node-only-in-node',
      severity: 'error',
      // The runtime's own scrypt and SHA-256 in steps, which workerd provides under Node's name.
      from: {
        path: OURS,
        pathNot: ['^(compiler/node|bin)/', '^edge/platform/crypto/(?:password|sha256)[.]ts$'],
      },
      to: { dependencyTypes: ['core'], path: '^(?!cloudflare:)' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-folder-cycles', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      // Provided by the Worker's runtime.
      to: { couldNotResolve: true, pathNot: '^cloudflare:' },
    },
    {
      name: 'no test code in the product',
      severity: 'error',
      from: { path: OURS },
      to: { path: TEST },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', TEST] },
    exclude: { path: ['^(?!.*node_modules).*[.]d[.]ts$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
  TEST,
};
