// Runs every check there is and ends with one line: N passed, N failed.
//
//   npm test              everything
//   npm test -- --fast    without the benchmarks and the browser
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const isFast = process.argv.includes('--fast');
const reports = mkdtempSync(join(tmpdir(), 'quoin-test-'));
const unitReport = join(reports, 'unit.json');

/** Each check is a command that exits with 0 when all is well; `vitest` counts for as many checks as it has tests. */
const CHECKS = [
  { name: 'build', command: ['node', 'scripts/build.mjs'] },
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'types', command: ['node', 'scripts/check-types.mjs'] },
  { name: 'who may import whom', command: ['node', 'scripts/check-imports.mjs'] },
  { name: 'unused code', command: ['knip'] },
  {
    name: 'tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    report: unitReport,
  },
  ...(isFast
    ? []
    : [
        {
          name: 'the Worker as Cloudflare takes it',
          command: ['wrangler', 'deploy', '--dry-run', '--outdir', join(reports, 'worker')],
        },
        { name: 'speed, the ratios that matter', command: ['node', 'bench/start.mjs', '--quick'] },
      ]),
];

/** No program of ours or of others tells anybody that it runs. */
const QUIET = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', DO_NOT_TRACK: '1' };

let passed = 0;
let failed = 0;
for (const check of CHECKS) {
  const start = performance.now();
  const code = await run(check.command);
  const counted = check.report === undefined ? undefined : readCounts(check.report);
  passed += counted?.passed ?? (code === 0 ? 1 : 0);
  failed += counted?.failed ?? (code === 0 ? 0 : 1);
  if (counted !== undefined && code !== 0 && counted.failed === 0) failed += 1;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${check.name} (${seconds} s)`);
}
rmSync(reports, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** @param {string[]} command */
function run([program = '', ...args]) {
  const path = `${join(process.cwd(), 'node_modules', '.bin')}:${process.env.PATH ?? ''}`;
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, PATH: path, ...QUIET } });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** @param {string} file */
function readCounts(file) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests + testResults.filter(isBroken).length };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * A file whose tests could not even begin: it counts as one that failed.
 *
 * @param {{ status: string, assertionResults: { status: string }[] }} file
 */
function isBroken({ status, assertionResults }) {
  return status === 'failed' && assertionResults.every((test) => test.status !== 'failed');
}
