// Mutation testing of one part: changes the code in a copy of the project and lists the changes that no test notices.
//
//   npm run mutants -- edge/domain                        all mutants of a folder or file
//   npm run mutants -- formatters --sample 10 --seed 1    10 % of them, chosen at random
//
// Exits with 0 if the tests noticed at least 80 % (--min), with 1 if less, with 2 if the run was not possible.
// docs/mutation-testing.md describes it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { FOLDERS, partOf } from './mutants/parts.mjs';
import { nameOf, SETTINGS_VARIABLE } from './mutants/settings.mjs';
import { RESULTS_FOLDER, reportFile, strykerOptions } from './mutants/stryker-options.mjs';
import { exitCodeOf, listSurvivors, readResults, summarize } from './mutants/summarize.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    min: { type: 'string', default: '80' },
    concurrency: { type: 'string', default: String(availableParallelism()) },
    force: { type: 'boolean', default: false },
  },
});

const path = (positionals[0] ?? '').replace(/\/$/, '');
const settings = {
  path,
  sample: Number(values.sample),
  seed: Number(values.seed),
  concurrency: Number(values.concurrency),
};
if (partOf(path) === undefined || !existsSync(path))
  fail(`Which folder? One of ${FOLDERS.join(', ')}, or a path inside of one.`);
if (!(settings.sample > 0 && settings.sample <= 100)) fail('--sample is a percentage from 1 to 100.');

const report = reportFile(settings);
const config = `${RESULTS_FOLDER}/${nameOf(settings)}.config.json`;
mkdirSync(RESULTS_FOLDER, { recursive: true });
rmSync(report, { force: true });
writeFileSync(config, JSON.stringify(strykerOptions(settings)));

const start = performance.now();
const stryker = spawnSync(
  'node_modules/.bin/stryker',
  ['run', config, ...(values.force ? ['--force'] : [])],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, [SETTINGS_VARIABLE]: JSON.stringify(settings) },
  },
);
if (stryker.status !== 0 || !existsSync(report)) fail('Stryker stopped without a report.');
const minutes = (performance.now() - start) / 60_000;

const results = readResults(JSON.parse(readFileSync(report, 'utf8')));
const summary = summarize(results);
const { found, tried, killed, survived, timeout, noCoverage, score } = summary;
for (const line of listSurvivors(results)) console.log(line);
console.log(
  `${path}: ${found} mutants, ${tried} tried (sample ${values.sample} %, seed ${values.seed}) in ${minutes.toFixed(1)} min`,
);
console.log(`${killed} killed, ${survived} survived, ${timeout} timeout, ${noCoverage} no coverage`);
console.log(`score ${score.toFixed(1)} %`);
process.exitCode = exitCodeOf(summary, Number(values.min));

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(2);
}
