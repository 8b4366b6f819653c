import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { cloudflareTest } from '@cloudflare/vitest-pool-workers';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const cores = availableParallelism();
/** Browsers and workerd first, which wait: with more files than cores, the cores have less to wait for. */
const WAITING = { maxWorkers: cores + 2, sequence: { groupOrder: 0 } };
/** Then what computes. */
const COMPUTING = { maxWorkers: cores, sequence: { groupOrder: 1 } };

/** Longest first: with the browser tests at the end, one core would wait for the other. */
const PROJECT_ORDER = ['browser', 'processes', 'edge', 'dom', 'node'];

/** It waits for restarts most of the time, so other tests can use the cores. Sorted by size it would be the last. */
const FIRST = '/bin/e2e/smoke.test.ts';

/**
 * Keeps the files of a project together, and in it those of an environment: a worker without isolation is reused only for a
 * file of the same project and environment. A new worker imports everything again.
 */
class ProjectSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ranks = new Map(sorted.map((file) => [file, rankOf(file)]));
    return sorted.sort((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
  }
}

function rankOf({ project, moduleId }: TestSpecification): number {
  if (moduleId.endsWith(FIRST)) return -1;
  const hasEnvironment = readFileSync(moduleId, 'utf8').includes('@vitest-environment');
  return 2 * PROJECT_ORDER.indexOf(project.name) + (hasEnvironment ? 0 : 1);
}

const IGNORED = ['**/node_modules/**', 'dist/**', '.cache/**'];
const BROWSER = ['**/e2e/**/*.test.ts', 'fixtures/browser.test.ts'];
/** Tests that start processes, change `process.env` or build bundles. */
const PROCESSES = ['bin/serving/**/*.test.ts', 'scripts/**/*.test.ts', 'editor/app/bundle-size.test.ts'];
/** Set by scripts/test.mjs. */
const scale = readScale(process.env.QUOIN_TEST_SCALE);
/** `npm test` tests the tools of the repository, and builds the dashboard to measure it. */
const FAST_EXCLUDES = scale === 'fast' ? ['scripts/**', 'editor/app/bundle-size.test.ts'] : [];
/** They have a document without asking for one: files that ask do not share a worker with the others. */
const DOM = ['editor/**/*.test.tsx', 'runtime/!(e2e)/**/*.test.ts'];
const EDGE = ['edge/**/*.test.ts'];
/** Other checks and browsers may take the cores for seconds. */
const TIMEOUT = {
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 120_000 } },
};

/** Tests read it with `inject`. */
const provide = { scale };

function readScale(value = ''): 'fast' | 'normal' | 'long' {
  return value === 'fast' || value === 'long' ? value : 'normal';
}

const FIXED_SEED = 'fixtures/fixed-seed.ts';
const SETTLE_IMPORTS = 'fixtures/settle-imports.ts';
const CLEAR_STORAGE = 'fixtures/clear-storage.ts';

/** `npx vitest run <file>` finds the project of a file by itself. */
export default defineConfig({
  test: {
    sequence: { sequencer: ProjectSequencer },
    projects: [
      {
        test: {
          ...TIMEOUT,
          ...COMPUTING,
          name: 'node',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...IGNORED, ...BROWSER, ...PROCESSES, ...DOM, ...EDGE],
          isolate: false,
          setupFiles: [FIXED_SEED, SETTLE_IMPORTS],
          provide,
        },
      },
      {
        test: {
          ...TIMEOUT,
          ...COMPUTING,
          name: 'dom',
          include: DOM,
          environment: 'happy-dom',
          isolate: false,
          setupFiles: [FIXED_SEED, SETTLE_IMPORTS, CLEAR_STORAGE],
          provide,
        },
      },
      {
        test: {
          ...TIMEOUT,
          ...WAITING,
          name: 'processes',
          include: PROCESSES,
          exclude: [...IGNORED, ...FAST_EXCLUDES],
          isolate: false,
          setupFiles: FIXED_SEED,
          provide,
        },
      },
      {
        test: {
          ...TIMEOUT,
          ...WAITING,
          name: 'browser',
          include: BROWSER,
          exclude: IGNORED,
          isolate: false,
          globalSetup: 'fixtures/fixture-server/global-setup.ts',
          retry: 2,
          provide,
        },
      },
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './wrangler.jsonc' },
            miniflare: {
              bindings: {
                MASTER_SECRET: 'a secret of the tests, 32 bytes long',
                ADMIN_TOKEN: 'admin-token-of-the-tests',
                HOSTS: '{"shop.test":"shop","other.test":"other"}',
                CART_SHARDS: '4',
                ALLOW_TEST_PAYMENTS: 'true',
                FONT_PREVIEW_URL: 'none',
                FONT_KIT_URL: 'test',
                PLACES_URL: 'test',
              },
            },
          }),
        ],
        test: {
          ...TIMEOUT,
          ...WAITING,
          name: 'edge',
          include: EDGE,
          isolate: false,
          // The files of a worker share one workerd process. The summary lists what needed the retry.
          retry: 1,
          setupFiles: [FIXED_SEED, 'edge/testing/reset-storage.ts'],
          provide,
        },
      },
    ],
  },
});
