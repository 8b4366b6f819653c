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

/** The last sections, measured by other programs, are preserved. */
function measuredElsewhere(): string {
  const before = readFileSync(FILE, 'utf8');
  const at = before.indexOf('\n## Building a site\n');
  return at < 0 ? '' : before.slice(at);
}

function formatDocument(results: readonly Result[], judgments: readonly Judgment[]): string {
  return `${[
    '# Benchmarks',
    'Written by `npm run bench`; do not edit. `npm run bench -- --quick` checks the most important ratios in about two minutes and fails if one of them exceeds its limit in two of three attempts; `npm run bench -- product-page` creates one table.',
    METHOD,
    `## Where and when\n\n${formatMachine()}`,
    `## Goals\n\n${formatGoals(judgments)}`,
    ...formatTried(judgments),
    '## Rendering a page',
    ...results.map(formatSection),
  ].join('\n\n')}\n`;
}

const METHOD = `Compare the ratios only: times differ between machines and over time. In each round, every engine runs in its own process, which loads no other engine, and warms up. The engines then take turns of 12 ms in random order, so that changes in the load of the machine affect all of them equally. Garbage collection during a turn is included. The ratio of a round is the median of the ratios of its turns; each figure is the median of the rounds, with the lowest and highest in parentheses. Cold measurements, such as imports, use a new process for each turn. Pages are rendered from data in several shapes, in rotation, and written as UTF-8 to one reused buffer. Before anything is timed, all engines must return the same bytes. CPU time includes all threads of the process. A ratio fails only if both wall time and CPU time exceed its limit: waiting for a processor increases wall time, but not CPU time.`;

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
  return lines.length === 0 ? [] : [`Optimizations tried for goals that are not met:\n\n${lines.join('\n')}`];
}

function formatSection(result: Result): string {
  return `### ${result.table.title}\n\n${result.table.about}\n\n${formatResult(result)}`;
}
