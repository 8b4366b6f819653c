// Runs Lighthouse for phones on the example site in `quoin serve`: `node bench/lighthouse.mjs [runs] [path ...]`. Prints the
// median of all runs; the performance score is only meaningful on an idle machine.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const [runs = '3', ...paths] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'quoin-lighthouse-'));
const { origin, stop } = await serve(folder);
try {
  for (const path of paths.length > 0 ? paths : ['/', '/shop', '/shop/p/bica-cup', '/contact']) {
    const results = [];
    for (let run = 0; run < Number(runs); run += 1) results.push(await measure(origin + path));
    const scores = CATEGORIES.map((name) => `${name} ${median(results, name)}`);
    const metrics = METRICS.map((name) => `${name} ${median(results, name)}`);
    console.log(`${path}\n  ${scores.join(', ')}\n  ${metrics.join(', ')}`);
  }
} finally {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Publishes and serves a fresh copy of the site. */
async function serve(root) {
  const site = join(root, 'sites/olaria');
  cpSync(join(ROOT, 'fixtures/sites/olaria'), site, {
    recursive: true,
    filter: (path) => !path.endsWith('/.quoin'),
  });
  cpSync(join(ROOT, 'fixtures/themes'), join(root, 'themes'), { recursive: true });
  const child = spawn(process.execPath, [join(ROOT, 'dist/quoin.js'), 'serve', site, '--port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  let output = '';
  const origin = await new Promise((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (output.includes('Ctrl+C')) resolve(/http:\/\/[^/\s]+/.exec(output)?.[0]);
    });
    child.once('exit', () => reject(new Error(output)));
  });
  return {
    origin,
    stop: () => {
      child.kill('SIGTERM');
      return gone;
    },
  };
}

/** Starts a browser for every run, so that its cache is empty. */
async function measure(url) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    const { lhr } = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'silent' });
    const scores = CATEGORIES.map((name) => [name, Math.round(lhr.categories[name].score * 100)]);
    const metrics = METRICS.map((name) => [name, Math.round(lhr.audits[name].numericValue * 1000) / 1000]);
    return Object.fromEntries([...scores, ...metrics]);
  } finally {
    await browser.close();
  }
}

function median(results, name) {
  const values = results.map((result) => result[name]).sort((left, right) => left - right);
  return values[Math.floor(values.length / 2)];
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
