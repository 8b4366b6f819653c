/**
 * A folder whose mutants are tested. `tests` are the tests that must notice them, by the project of vitest.config.ts whose
 * environment they need; `needs` are the top-level folders that these tests read, besides `fixtures`.
 * `isStaticTried` includes code that runs while a file is loaded: Stryker tests each of its mutants with all tests, which
 * takes hours in the larger folders.
 * @typedef {{ readonly folder: string, readonly needs: readonly string[], readonly isStaticTried?: boolean,
 *   readonly tests: Readonly<Record<string, readonly string[]>> }} Part
 */

/**
 * Their tests run inside of workerd, where each mutant takes seconds: an object is tested by its own tests, and that of the site
 * by those of publishing, too, which read its documents in all ways.
 */
const OBJECTS = ['account', 'cart', 'census', 'forms', 'member', 'restock', 'site', 'store'].map(
  (name) => `edge/objects/${name}`,
);

/** @type {readonly Part[]} */
const PARTS = [
  {
    folder: 'formatters',
    // One of the tests looks for strings in the sources of all parts.
    needs: ['formatters', 'compiler', 'bin', 'edge', 'editor', 'runtime'],
    tests: { node: ['formatters/**/*.test.ts', 'fixtures/cases.test.ts'] },
  },
  {
    folder: 'runtime',
    needs: ['runtime', 'formatters', 'compiler'],
    tests: { dom: ['runtime/!(e2e)/**/*.test.ts'] },
  },
  // Pure functions: outside of workerd, a mutant takes a fraction of a second instead of several.
  {
    folder: 'edge/domain',
    needs: ['edge', 'formatters', 'compiler'],
    isStaticTried: true,
    tests: { node: ['edge/domain/**/*.test.ts'] },
  },
  ...OBJECTS.map((folder) => ({
    folder,
    needs: ['edge', 'formatters', 'compiler'],
    tests: {
      edge: [
        `${folder}/**/*.test.ts`,
        ...(folder === 'edge/objects/site' ? ['edge/publishing/**/*.test.ts'] : []),
      ],
    },
  })),
  {
    folder: 'editor/core',
    needs: ['editor', 'formatters', 'compiler'],
    // Screens test its hooks and components. Left out: browser tests, the sizes of bundles, a test that reads sources (those
    // of the copy have mutants in them), and the two files whose tests take up to ten seconds each.
    tests: {
      node: ['editor/core/**/*.test.ts', 'editor/features/**/!(e2e)/*.test.ts'],
      dom: [
        'editor/core/**/*.test.tsx',
        'editor/features/**/!(product-editing).test.tsx',
        'editor/app/**/!(editing).test.tsx',
      ],
    },
  },
  {
    folder: 'compiler',
    // Formatting of the previews of dashboard and compiler is compared, and texts with the documentation.
    needs: ['compiler', 'formatters', 'editor', 'docs'],
    // Left out: tests that compare with another parser, and the random edits of sessions, which take most of the time.
    tests: { node: ['compiler/**/!(parsers-agree|site-session|check-text-limits).test.ts'] },
  },
  // scripts/mutants.test.ts: its test misses a mutant on purpose.
  { folder: 'fixtures/mutants', needs: [], tests: { node: ['fixtures/mutants/*.test.ts'] } },
];

export const FOLDERS = PARTS.map(({ folder }) => folder);

/**
 * The part that contains a folder or file.
 * @param {string} path relative to the project, such as `edge/objects/store`
 */
export function partOf(path) {
  return PARTS.find(({ folder }) => path === folder || path.startsWith(`${folder}/`));
}
