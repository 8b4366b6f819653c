import { readdirSync } from 'node:fs';
import { partOf } from './parts.mjs';
import { nameOf } from './settings.mjs';

/** Where runs keep their results, relative to the project. */
export const RESULTS_FOLDER = '.cache/mutants';

/**
 * The configuration of Stryker for one run.
 * @param {import('./settings.mjs').Settings} settings
 */
export function strykerOptions(settings) {
  const { path, sample, concurrency } = settings;
  const { isStaticTried = false } = partOf(path);
  return {
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutants/vitest.config.mjs', related: false },
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutants/sample-checker.mjs'],
    checkers: sample === 100 ? [] : ['sample'],
    mutate: [
      /\.tsx?$/.test(path) ? path : `${path}/**/*.{ts,tsx}`,
      '!**/*.test.{ts,tsx}',
      '!**/{testing,e2e}/**',
    ],
    incremental: true,
    incrementalFile: `${RESULTS_FOLDER}/${nameOf(settings)}.json`,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: reportFile(settings) },
    tempDirName: '.cache/stryker',
    // Stryker's own search for packages reads all folders, and stops at one that another program deletes in the meantime.
    symlinkNodeModules: false,
    buildCommand: 'ln -s ../../../node_modules node_modules',
    ignorePatterns: ['/.*', ...unusedFolders(path).map((folder) => `/${folder}`)],
    ignoreStatic: !isStaticTried,
    disableTypeChecks: false,
    warnings: { slow: false },
    concurrency,
    // Which test reaches which mutant is kept for every test: more than Node's 4 GB for the screens of the dashboard.
    testRunnerNodeArgs: ['--max-old-space-size=8192'],
    // With the reason why a test runner has crashed.
    logLevel: 'warn',
    allowConsoleColors: false,
    // Other programs may take the cores for seconds: only an infinite loop may time out.
    timeoutMS: 30_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 15,
  };
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @returns {string} the file that Stryker's JSON reporter writes
 */
export function reportFile(settings) {
  return `${RESULTS_FOLDER}/${nameOf(settings)}.report.json`;
}

/**
 * The top-level folders that the tests do not need: Stryker copies all others.
 * @param {string} path
 */
function unusedFolders(path) {
  // The set-up files of all tests are in fixtures/.
  const needed = [...partOf(path).needs, 'fixtures', 'scripts'];
  return readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !needed.includes(entry.name))
    .map((entry) => entry.name);
}
