// Tries mutants that were written by hand, one for each rule whose test must notice when the rule is broken, in a clone of the
// last commit.
//
//   npm run mutants:handwritten                all of them, after a run of their tests without any mutant
//   npm run mutants:handwritten -- 1.1a 2.     some of them, by the beginning of their ids
//
// Exits with 0 if the tests noticed all, with 1 if not, with 2 if the run was not possible.
// docs/mutation-testing.md describes it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstMessage, mutate, readMutants } from './mutants/handwritten.mjs';

const CLONE = '.cache/handwritten-mutants';
const REPORT = join(CLONE, 'report.json');
/** In milliseconds. A mutant may keep a test waiting until its own time limit, which is 240 seconds. */
const TIMEOUT = 300_000;

const prefixes = process.argv.slice(2);
const mutants = readMutants().filter(
  ({ id }) => prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix)),
);
if (mutants.length === 0) fail(`No mutant has an id that begins with ${prefixes.join(' or ')}.`);

// Without a handler, Ctrl+C would end this process without the event that ends the tests.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
prepareClone();
console.log(`${mutants.length} mutants of ${run('git', ['rev-parse', '--short', 'HEAD']).stdout.trim()}`);
const control = await runTests(mutants.map(({ test }) => test));
const broken = mutants.filter(({ test }) => resultOf(control, test)?.status !== 'passed');
for (const { id, test } of broken) {
  const result = resultOf(control, test);
  console.log(
    `${id}  its test ${result === undefined ? 'does not exist' : 'fails'} without a mutant: ${test.file} › ${test.name}`,
  );
}

const missed = [];
for (const mutant of mutants.filter((one) => !broken.includes(one))) {
  const outcome = await tryMutant(mutant);
  if (!outcome.isNoticed) missed.push(mutant);
  console.log(
    `${mutant.id}  ${outcome.isNoticed ? 'noticed' : 'MISSED'}  ${mutant.rule}\n      ${mutant.test.file} › ${mutant.test.name}\n      ${outcome.message}`,
  );
}
console.log(
  `${mutants.length} mutants: ${mutants.length - missed.length - broken.length} noticed, ${missed.length} missed, ${broken.length} without a passing test`,
);
process.exitCode = missed.length + broken.length > 0 ? 1 : 0;

/** Packages are installed again when their list has changed. */
function prepareClone() {
  if (!existsSync(CLONE)) run('git', ['clone', '--quiet', '--shared', '.', CLONE], '.');
  const head = run('git', ['rev-parse', 'HEAD'], '.').stdout.trim();
  run('git', ['fetch', '--quiet', 'origin', 'HEAD']);
  const before = lockFile();
  run('git', ['checkout', '--quiet', '--force', '--detach', head]);
  if (lockFile() !== before || !existsSync(join(CLONE, 'node_modules'))) run('npm', ['ci', '--silent']);
  run('node', ['scripts/build.mjs']);
}

function lockFile() {
  return readFileSync(join(CLONE, 'package-lock.json'), 'utf8');
}

/**
 * @param {import('./mutants/handwritten.mjs').HandwrittenMutant} mutant
 * @returns {Promise<{ readonly isNoticed: boolean, readonly message: string }>}
 */
async function tryMutant({ edits, test, builds }) {
  const before = new Map(edits.map(({ file }) => [file, readFileSync(join(CLONE, file), 'utf8')]));
  try {
    for (const edit of edits) {
      const path = join(CLONE, edit.file);
      writeFileSync(path, mutate(readFileSync(path, 'utf8'), edit));
    }
    if (builds && run('node', ['scripts/build.mjs'], CLONE, true).status !== 0)
      return { isNoticed: false, message: 'it cannot be built' };
    const results = await runTests([test]);
    const result = resultOf(results, test);
    return {
      isNoticed: result?.status === 'failed' || results === undefined,
      message: messageOf(results, result),
    };
  } finally {
    for (const [file, text] of before) writeFileSync(join(CLONE, file), text);
    if (builds) run('node', ['scripts/build.mjs']);
  }
}

function messageOf(results, result) {
  if (results === undefined) return `its test did not end within ${TIMEOUT / 1000} seconds`;
  return result === undefined ? 'its test did not run' : firstMessage(result.failureMessages ?? []);
}

/**
 * Runs tests once. Returns their results; undefined when they did not end or their process died. At the end of the time, the whole
 * process group is killed, since a worker that hangs outlives its parent.
 * @param {readonly { readonly file: string, readonly name: string }[]} tests
 */
async function runTests(tests) {
  rmSync(REPORT, { force: true });
  const files = [...new Set(tests.map(({ file }) => file))];
  const names = tests.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...files,
    '-t',
    names.join('|'),
    '--retry=0',
    '--reporter=json',
  ];
  const vitest = spawn(process.execPath, [...args, '--outputFile=report.json'], {
    cwd: CLONE,
    detached: true,
    stdio: 'ignore',
  });
  const stop = () => process.kill(-vitest.pid, 'SIGKILL');
  const timer = setTimeout(stop, TIMEOUT * Math.ceil(Math.sqrt(tests.length)));
  process.on('exit', stop);
  await once(vitest, 'exit');
  process.off('exit', stop);
  clearTimeout(timer);
  if (!existsSync(REPORT)) return undefined;
  return JSON.parse(readFileSync(REPORT, 'utf8')).testResults.flatMap(({ name, message, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, file: name, suiteMessage: message })),
  );
}

/** Of the tests whose name contains the name, one that failed. */
function resultOf(results, { file, name }) {
  const own = (results ?? []).filter(
    (result) =>
      result.file.endsWith(`/${file}`) && result.fullName.includes(name) && result.status !== 'skipped',
  );
  return own.find(({ status }) => status === 'failed') ?? own[0];
}

function run(command, args, cwd = CLONE, mayFail = false) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0 && !mayFail) fail(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
  return { status, stdout };
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(2);
}
