/**
 * Who may import whom. One row for each folder that counts: what is not listed is forbidden, and a folder is entered
 * through its index.ts. `scripts/check-imports.test.ts` plants violations to show that this table is looked at.
 */
const MAY_IMPORT = {
  'formatters/': [],
  'compiler/diagnostics/': [],
  'compiler/model/': ['formatters/', 'compiler/diagnostics/'],
  'compiler/template/': ['formatters/', 'compiler/diagnostics/'],
  'compiler/1-read/': ['compiler/diagnostics/'],
  'compiler/2-validate/': [
    'compiler/1-read/',
    'compiler/model/',
    'compiler/template/',
    'compiler/diagnostics/',
  ],
  'compiler/3-route/': ['formatters/', 'compiler/model/', 'compiler/template/', 'compiler/diagnostics/'],
  'compiler/4-render/': [
    'compiler/3-route/',
    'compiler/model/',
    'compiler/template/',
    'compiler/diagnostics/',
    'formatters/',
  ],
  'compiler/5-write/': ['compiler/4-render/', 'compiler/model/', 'compiler/diagnostics/'],
  // The ports are declared by the steps that need them.
  'compiler/node/': [
    'compiler/index.ts',
    'compiler/diagnostics/',
    'compiler/model/',
    'compiler/1-read/',
    'compiler/2-validate/',
    'compiler/4-render/',
    'compiler/5-write/',
  ],
  'runtime/': ['formatters/'],
  'edge/': ['formatters/', 'compiler/model/', 'compiler/index.ts'],
  'editor/': ['formatters/', 'compiler/model/', 'compiler/index.ts'],
  // The command line opens every door itself: through one door for all, each command would load what the others need.
  'bin/': ['formatters/', 'compiler/', 'edge/', 'editor/', 'runtime/'],
};

/** Libraries that have one home: a second one would be a second way to do the same thing. */
const HOMES = {
  chevrotain: 'compiler/template',
  zod: '(compiler/model|compiler/2-validate|edge|editor)',
  unified: 'compiler/4-render',
  'remark-[^/]+': 'compiler/4-render',
  'rehype-[^/]+': 'compiler/4-render',
  less: 'compiler/node',
  parse5: 'compiler/4-render',
  sharp: '(compiler/node|scripts)',
  esbuild: '(compiler/node|scripts)',
  hono: 'edge',
  '@hono/[^/]+': 'edge',
  workerd: 'bin/serving',
  'web-vitals': 'runtime',
  react: 'editor',
  'react-dom': 'editor',
  'react-aria-components': 'editor/kit',
  'prosemirror-[^/]+': 'editor/text',
  '@tanstack/[^/]+': 'editor',
  zustand: 'editor',
  idb: 'editor/ops',
  morphdom: 'editor/preview',
};

const OURS = '^(formatters|compiler|runtime|edge|editor|bin)/';
/** Tests may ask more than the code they test: they stand outside of it. */
const TEST = '[.]test[.]tsx?$';

const layers = Object.entries(MAY_IMPORT).map(([from, to]) => ({
  name: `layer ${from}`,
  severity: 'error',
  from: { path: `^${from}`, pathNot: TEST },
  to: { path: OURS, pathNot: [from, ...to].map((path) => `^${path}`) },
}));

const homes = Object.entries(HOMES).map(([library, home]) => ({
  name: `home of ${library}`,
  severity: 'error',
  from: { path: OURS, pathNot: [`^${home}/`, TEST] },
  to: { path: `^node_modules/${library}/`, dependencyTypesNot: ['type-only'] },
}));

module.exports = {
  forbidden: [
    ...layers,
    {
      name: 'front-door',
      comment:
        'another folder is entered through its index.ts; each file of compiler/node is the door of one port',
      severity: 'error',
      from: { path: '^((?:compiler/)?[^/]+)/', pathNot: [TEST, '^runtime/'] },
      to: {
        path: '^(formatters|compiler/[^/]+)/',
        pathNot: ['^$1/', '/index[.]ts$', '^compiler/node/[^/]+[.]ts$', '^compiler/compile-site[.]ts$'],
      },
    },
    {
      name: 'front-door of what is small',
      comment:
        'a page brings only what it needs of the vocabulary: through the one door all of it would be one file for every page',
      severity: 'error',
      from: { path: '^runtime/', pathNot: TEST },
      to: { path: '^formatters/', pathNot: ['^formatters/vocabulary/', '/index[.]ts$'] },
    },
    ...homes,
    {
      name: 'node-only-in-node',
      severity: 'error',
      // Passwords are hashed by the runtime's own scrypt, which workerd has under Node's name.
      from: { path: OURS, pathNot: ['^(compiler/node|bin)/', '^edge/objects/password[.]ts$', TEST] },
      to: { dependencyTypes: ['core'], path: '^(?!cloudflare:)' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      // What the Worker's runtime itself gives.
      to: { couldNotResolve: true, pathNot: '^cloudflare:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
