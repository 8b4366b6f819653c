// Runs all checks and prints `N passed, N failed, N skipped` as the last line.
//
//   npm test              everything except what --long adds
//   npm test -- --fast    a tenth of the property tests' values, and without the browser tests, the tests of scripts/ and the
//                         sizes of the dashboard
//   npm test -- --long    also fuzzing and property tests at full size, and the benchmark's ratios
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const isFast = process.argv.includes('--fast');
const isLong = process.argv.includes('--long');
const folder = mkdtempSync(join(tmpdir(), 'quoin-test-'));
const countsFile = join(folder, 'counts.json');

/** @typedef {{ readonly name: string, readonly command: readonly string[] }} Check */

/** @type {Check} The tests read dist/. */
const BUILD = { name: 'build', command: ['node', 'scripts/build.mjs'] };

/** @type {readonly Check[]} They run one after the other, at the same time as the tests. */
const STATIC_CHECKS = [
  { name: 'types', command: ['node', 'scripts/check-types.mjs'] },
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'imports', command: ['node', 'scripts/check-imports.mjs'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'spelling', command: ['npm', 'run', '--silent', 'spell'] },
];

/** @type {Check} */
const TESTS = {
  name: 'tests',
  command: [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=./scripts/summary-reporter.mjs',
    ...(isFast ? ['--project=!browser'] : []),
  ],
};

/** @type {readonly Check[]} They measure time, so nothing else runs at the same time. */
const MEASUREMENTS = isLong
  ? [
      { name: 'fuzzing', command: ['npm', 'run', 'fuzz'] },
      { name: 'speed ratios', command: ['node', 'bench/start.mjs', '--quick'] },
    ]
  : [];

const ENVIRONMENT = {
  ...process.env,
  PATH: `${join(process.cwd(), 'node_modules', '.bin')}:${process.env.PATH ?? ''}`,
  // The tools send no usage data.
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  DO_NOT_TRACK: '1',
  // Short-lived objects, such as those of rendered screens, die before they are copied: the tests of the dashboard take 9 % less processor time.
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' '),
  QUOIN_TEST_COUNTS: countsFile,
  QUOIN_TEST_SCALE: isFast ? 'fast' : isLong ? 'long' : 'normal',
};

const total = { passed: 0, failed: 0, skipped: 0 };
if (await runCheck(BUILD)) {
  await Promise.all([runInSeries(STATIC_CHECKS), runTests()]);
  await runInSeries(MEASUREMENTS);
}
rmSync(folder, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** @param {readonly Check[]} checks */
async function runInSeries(checks) {
  for (const check of checks) await runCheck(check);
}

/** @param {Check} check */
async function runCheck(check) {
  const { isOk, output } = await run(check, 'pipe');
  // In one piece: the tests print at the same time.
  process.stdout.write(isOk ? '' : output);
  total[isOk ? 'passed' : 'failed'] += 1;
  return isOk;
}

async function runTests() {
  const { isOk } = await run(TESTS, 'inherit');
  const { passed, failed, skipped } = readCounts();
  total.passed += passed;
  total.failed += isOk ? failed : Math.max(failed, 1);
  total.skipped += skipped;
}

/** @returns {{ passed: number, failed: number, skipped: number }} */
function readCounts() {
  try {
    return JSON.parse(readFileSync(countsFile, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/**
 * @param {Check} check
 * @param {'pipe' | 'inherit'} output
 * @returns {Promise<{ isOk: boolean, output: string }>}
 */
function run({ name, command: [program = '', ...args] }, output) {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', output, output], env: ENVIRONMENT });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
    }
    const finish = (isOk) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${isOk ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
      resolve({ isOk, output: text });
    };
    child.on('error', () => finish(false));
    child.on('close', (code) => finish(code === 0));
  });
}
