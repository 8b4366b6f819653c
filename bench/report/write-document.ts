import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { Judgment } from '../goals.ts';
import type { Result } from '../tables/table.ts';
import { formatGoals } from './format-goals.ts';
import { formatResult } from './format-table.ts';

/** Writes docs/benchmarks.md from a full run. */
export function writeDocument(results: readonly Result[], judgments: readonly Judgment[]): void {
  writeFileSync(FILE, `${formatDocument(results, judgments)}${measuredElsewhere()}`);
}

const FILE = 'docs/benchmarks.md';

/** The last section, measured by another program, is preserved. */
function measuredElsewhere(): string {
  const before = readFileSync(FILE, 'utf8');
  const at = before.indexOf('\n## Writing on the canvas\n');
  return at < 0 ? '' : before.slice(at);
}

function formatDocument(results: readonly Result[], judgments: readonly Judgment[]): string {
  return `${[
    '# Benchmarks',
    'Written by `npm run bench`; do not edit. `npm run bench -- --quick` checks the ratios that matter most in about two minutes and fails when one of them is past its limit in two of three attempts; `npm run bench -- product-page` makes one table.',
    METHOD,
    `## Where and when\n\n${formatMachine()}`,
    `## Goals\n\n${formatGoals(judgments)}`,
    ...formatTried(judgments),
    '## Rendering a page',
    ...results.map(formatSection),
  ].join('\n\n')}\n`;
}

const METHOD = `Only ratios say something: times differ from machine to machine and from hour to hour. In each round every engine gets a process of its own that has loaded no other engine, and warms up; then all take turns of twelve milliseconds, in an order drawn by lot each time, so that what happens to the machine in a turn happens to all. What the collector does in a turn is part of it. The ratio of a round is the median of the ratios of its turns; each figure is the median of rounds, the lowest and the highest stand in brackets. What is measured cold, such as an import, is a process of its own in each turn. Pages are made of data in several shapes, cycled, and end as UTF-8 bytes in one buffer that is reused. Before anything is timed, all engines have to give the same bytes. CPU is the time of all threads of the process. A ratio has failed when both clocks are past its limit: who waits for a processor takes longer and computes no longer.`;

function formatMachine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return [
    `- ${new Date().toISOString().slice(0, 10)}, \`npm run bench\``,
    `- ${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${memory} GiB, ${process.platform} ${process.arch}`,
    `- Node ${process.versions.node}, V8 ${process.versions.v8}`,
    `- ${RIVALS.map((name) => `${name} ${versionOf(name)}`).join(', ')}`,
  ].join('\n');
}

const RIVALS = [
  '@squarespace/template-engine',
  '@phensley/cldr',
  'ejs',
  'eta',
  'handlebars',
  'react-dom',
  'liquidjs',
];

function versionOf(name: string): string {
  const manifest = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
    readonly version: string;
  };
  return manifest.version;
}

function formatTried(judgments: readonly Judgment[]): readonly string[] {
  const lines = judgments.flatMap(({ goal, verdict }) =>
    goal.tried === undefined || verdict === 'met' ? [] : [`- ${goal.title}: ${goal.tried}`],
  );
  return lines.length === 0 ? [] : [`What was tried where a goal is not met:\n\n${lines.join('\n')}`];
}

function formatSection(result: Result): string {
  return `### ${result.table.title}\n\n${result.table.about}\n\n${formatResult(result)}`;
}
