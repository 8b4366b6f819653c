import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { slugOf } from './post.ts';
import { type BodyFormat, writeQuoinSite } from './quoin-site.ts';

// Starts `quoin dev` on generated sites, adds a paragraph to one page after the other, and prints how long it takes until each is
// served, with the processor time of each process: `node scripts/run.mjs bench/sites/measure-dev.ts --counts 1000,10000`.
const { values } = parseArgs({
  options: {
    counts: { type: 'string', default: '1000,10000' },
    formats: { type: 'string', default: 'html,markdown' },
    edits: { type: 'string', default: '9' },
    program: { type: 'string', default: 'dist/quoin.js' },
    /** Arguments of Node, such as `--cpu-prof`. */
    node: { type: 'string', default: '' },
  },
});

/** Edits that are not measured: code is compiled, and caches are filled. */
const WARM_UP = 4;

/** Of times in `/proc/PID/stat`, on every Linux. */
const TICKS_PER_SECOND = 100;

interface Served {
  readonly ms: number;
  /** CPU milliseconds by name of the program. */
  readonly cpu: Readonly<Record<string, number>>;
}

console.log(
  '| pages | bodies | edit to bytes served, ms | slowest, ms | Node, CPU ms | workerd, CPU ms | peak MB of Node |',
);
console.log('|--:|---|--:|--:|--:|--:|--:|');
for (const count of values.counts.split(',').map(Number))
  for (const format of values.formats.split(',') as BodyFormat[]) await measure(count, format);

async function measure(count: number, format: BodyFormat): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-dev-'));
  const site = join(folder, 'site');
  writeQuoinSite(site, { count, format });
  const port = await unusedPort();
  const args = [
    ...values.node.split(' ').filter(Boolean),
    resolve(values.program),
    'dev',
    site,
    '--port',
    String(port),
  ];
  const dev = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, XDG_CACHE_HOME: join(folder, 'cache') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const log: Buffer[] = [];
  dev.stderr?.on('data', (chunk: Buffer) => log.push(chunk));
  try {
    const url = (index: number) =>
      `http://127.0.0.1:${port}/${format === 'html' ? '' : 'blog/'}${slugOf(index)}`;
    await ready(log, dev);
    await served(url(0), 'href', dev);
    // Until files that are not served, such as the theme for the canvas, are ready.
    await setTimeout(3000);
    const results: Served[] = [];
    for (let edit = 0; edit < WARM_UP + Number(values.edits); edit += 1) {
      const index = Math.floor((count * (edit + 1)) / (WARM_UP + Number(values.edits) + 1));
      const file = join(
        site,
        format === 'html' ? `pages/${slugOf(index)}.json` : `items/blog/${slugOf(index)}.md`,
      );
      results.push(await edited(file, { url: url(index), dev, marker: `Edit ${edit} of ${count}` }));
    }
    print(count, format, results.slice(WARM_UP), peakOf(dev));
  } catch (error) {
    console.error(Buffer.concat(log).toString());
    throw error;
  } finally {
    dev.kill('SIGTERM');
    await new Promise((done) => dev.once('exit', done));
    rmSync(folder, { recursive: true });
  }
}

interface EditOptions {
  readonly url: string;
  readonly dev: ChildProcess;
  readonly marker: string;
}

async function edited(file: string, { url, dev, marker }: EditOptions): Promise<Served> {
  const text = readFileSync(file, 'utf8');
  const next = file.endsWith('.json')
    ? text.replace('</table>', `</table><p>${marker}</p>`)
    : `${text}\n${marker}\n`;
  const before = cpuOf(dev);
  const started = performance.now();
  writeFileSync(file, next);
  await served(url, marker, dev);
  const ms = performance.now() - started;
  // What follows the response, such as the update of the store, belongs to the edit.
  await setTimeout(1500);
  const after = cpuOf(dev);
  return {
    ms,
    cpu: Object.fromEntries(
      Object.keys(after).map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]),
    ),
  };
}

const POLL_MS = 5;

async function ready(log: readonly Buffer[], dev: ChildProcess): Promise<void> {
  while (!Buffer.concat(log).includes('Press Ctrl+C')) {
    if (dev.exitCode !== null) throw new Error(`quoin dev ended with ${dev.exitCode}`);
    await setTimeout(200);
  }
}

/** Polls a page until it contains a text. */
async function served(url: string, text: string, dev: ChildProcess): Promise<void> {
  for (;;) {
    if (dev.exitCode !== null) throw new Error(`quoin dev ended with ${dev.exitCode}`);
    const page = await fetch(url).then(
      (response) => response.text(),
      () => '',
    );
    if (page.includes(text)) return;
    await setTimeout(POLL_MS);
  }
}

/** The CPU milliseconds of the process and of its children, by program. */
function cpuOf(dev: ChildProcess): Readonly<Record<string, number>> {
  const cpu: Record<string, number> = {};
  for (const pid of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    const fields = statOf(pid);
    const isOwn = pid === dev.pid || Number(fields[1]) === dev.pid;
    if (!isOwn) continue;
    const name = pid === dev.pid ? 'node' : 'workerd';
    cpu[name] = (cpu[name] ?? 0) + ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
  }
  return cpu;
}

/** The fields after the name of the program: state, parent process, … */
function statOf(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return [];
  }
}

/** Peak memory in MB. */
function peakOf({ pid }: ChildProcess): number {
  const [, kilobytes = 0] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}

function print(count: number, format: BodyFormat, results: readonly Served[], peak: number): void {
  const sorted = (numbers: readonly number[]) => numbers.toSorted((left, right) => left - right);
  const median = (numbers: readonly number[]) => sorted(numbers)[numbers.length >> 1] ?? Number.NaN;
  const mean = (name: string) => results.reduce((sum, { cpu }) => sum + (cpu[name] ?? 0), 0) / results.length;
  const cells = [
    count.toLocaleString('en'),
    format === 'html' ? 'HTML' : 'Markdown',
    median(results.map(({ ms }) => ms)).toFixed(0),
    (sorted(results.map(({ ms }) => ms)).at(-1) ?? Number.NaN).toFixed(0),
    mean('node').toFixed(0),
    mean('workerd').toFixed(0),
    peak.toFixed(0),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

function unusedPort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
