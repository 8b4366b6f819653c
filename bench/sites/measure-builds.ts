import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build as bundle } from 'esbuild';
import { slugOf } from './post.ts';
import { type BodyFormat, writeQuoinSite } from './quoin-site.ts';
import { writeEleventySite, writeHugoSite } from './rival-sites.ts';

// Builds generated sites with Quoin, its floor, Hugo and Eleventy, and prints a table of CPU seconds and memory:
// `node scripts/run.mjs bench/sites/measure-builds.ts --counts 1000,10000 --formats html,markdown --rounds 3`.
const { values } = parseArgs({
  options: {
    counts: { type: 'string', default: '1000,10000' },
    formats: { type: 'string', default: 'html,markdown' },
    rounds: { type: 'string', default: '3' },
    program: { type: 'string', default: 'dist/quoin.js' },
    tools: { type: 'string', default: 'floor,Quoin,Hugo,Eleventy' },
  },
});

const ELEVENTY = resolve('bench/node_modules/@11ty/eleventy/cmd.cjs');
const work = mkdtempSync(join(tmpdir(), 'quoin-builds-'));
const floor = join(work, 'floor.mjs');

interface Tool {
  readonly name: string;
  /** Why it cannot run here. */
  missing?(format: BodyFormat): string | undefined;
  write(folder: string, size: { readonly count: number; readonly format: BodyFormat }): void;
  /** The post that is edited. */
  edited(format: BodyFormat, slug: string): string;
  /** Program and arguments; the working folder contains `site`. */
  command(): readonly string[];
}

const TOOLS: readonly Tool[] = [
  {
    name: 'floor',
    missing: (format) => (format === 'markdown' ? 'it has no parser' : undefined),
    write: writeQuoinSite,
    edited: (_, slug) => `pages/${slug}.json`,
    command: () => [process.execPath, floor, 'site', 'out'],
  },
  {
    name: 'Quoin',
    write: writeQuoinSite,
    edited: (format, slug) => (format === 'html' ? `pages/${slug}.json` : `items/blog/${slug}.md`),
    command: () => [process.execPath, resolve(values.program), 'build', 'site', '--out', 'out', '--json'],
  },
  {
    name: 'Hugo',
    missing: () => (spawnSync('hugo', ['version']).status === 0 ? undefined : 'hugo is not installed'),
    write: writeHugoSite,
    edited: (format, slug) => `content/blog/${slug}.${format === 'html' ? 'html' : 'md'}`,
    command: () => ['hugo', '--quiet', '-s', 'site', '-d', '../out'],
  },
  {
    name: 'Eleventy',
    missing: () => (existsSync(ELEVENTY) ? undefined : 'npm ci --prefix bench has not installed it'),
    write: writeEleventySite,
    edited: (format, slug) => `blog/${slug}.${format === 'html' ? 'html' : 'md'}`,
    command: () => [process.execPath, ELEVENTY, '--quiet', '--input', 'site', '--output', 'out'],
  },
];

interface Usage {
  readonly cpu: number;
  readonly megabytes: number;
}

type Case = 'cold' | 'unchanged' | 'one edit';

try {
  await bundle({
    entryPoints: ['bench/sites/floor.ts'],
    outfile: floor,
    bundle: true,
    format: 'esm',
    platform: 'node',
  });
  console.log(
    '| pages | bodies | tool | cold, CPU s | peak MB | unchanged, CPU s | one edit, CPU s | one edit / cold |',
  );
  console.log('|--:|---|---|--:|--:|--:|--:|--:|');
  for (const count of values.counts.split(',').map(Number))
    for (const format of values.formats.split(',') as BodyFormat[])
      for (const tool of TOOLS)
        if (values.tools.split(',').includes(tool.name)) measure(tool, { count, format });
} finally {
  rmSync(work, { recursive: true });
}

function measure(tool: Tool, size: { readonly count: number; readonly format: BodyFormat }): void {
  const missing = tool.missing?.(size.format);
  if (missing !== undefined) {
    console.error(`${tool.name}, ${size.format}: skipped, ${missing}`);
    return;
  }
  const rounds = Array.from({ length: Number(values.rounds) }, () => measureOnce(tool, size));
  const median = (which: Case, what: keyof Usage) =>
    rounds.map((round) => round[which][what]).sort((a, b) => a - b)[rounds.length >> 1] ?? Number.NaN;
  const cold = median('cold', 'cpu');
  const edit = median('one edit', 'cpu');
  const cells = [
    size.count.toLocaleString('en'),
    size.format === 'html' ? 'HTML' : 'Markdown',
    tool.name,
    cold.toFixed(2),
    median('cold', 'megabytes').toFixed(0),
    median('unchanged', 'cpu').toFixed(2),
    edit.toFixed(2),
    (edit / cold).toFixed(2),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

function measureOnce(
  tool: Tool,
  size: { readonly count: number; readonly format: BodyFormat },
): Readonly<Record<Case, Usage>> {
  const folder = mkdtempSync(join(work, 'site-'));
  const site = join(folder, 'site');
  tool.write(site, size);
  const cold = run(tool, folder);
  const unchanged = run(tool, folder);
  const file = join(site, tool.edited(size.format, slugOf(Math.floor(size.count / 2))));
  edit(file);
  const usage = { cold, unchanged, 'one edit': run(tool, folder) };
  rmSync(folder, { recursive: true });
  return usage;
}

/** Adds a paragraph. */
function edit(file: string): void {
  const text = readFileSync(file, 'utf8');
  const isDocument = file.endsWith('.json');
  const edited = isDocument ? text.replace('</table>', '</table><p>One more.</p>') : `${text}\nOne more.\n`;
  writeFileSync(file, edited);
}

function run(tool: Tool, cwd: string): Usage {
  const report = join(cwd, 'usage');
  const env = { ...process.env, XDG_CACHE_HOME: join(cwd, 'cache') };
  const args = ['-o', report, '-f', '%U %S %M', ...tool.command()];
  const { status, stderr } = spawnSync('/usr/bin/time', args, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${tool.name} failed: ${stderr}`);
  const [user = 0, system = 0, kilobytes = 0] = readFileSync(report, 'utf8').split(' ').map(Number);
  return { cpu: user + system, megabytes: kilobytes / 1000 };
}
