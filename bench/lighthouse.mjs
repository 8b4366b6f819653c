// Runs Lighthouse for phones on pages in `quoin serve`, and prints the median of all runs. The performance score is only
// meaningful on an idle machine.
//
//   node bench/lighthouse.mjs [--runs 3] [path ...]           pages of the example site
//   node bench/lighthouse.mjs --starters [--runs 1] [name ...]  one page of each kind of every starter site: each theme with each
//                                                               kind of content, or those that are named, such as poster-blog
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const QUOIN = join(ROOT, 'dist/quoin.js');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** The cart and the search are not for search engines. */
const CATEGORIES_OF_HIDDEN = CATEGORIES.filter((name) => name !== 'seo');
/** Chromium has no back/forward cache without a window. */
const OFF_WITHOUT_WINDOW = 'bf-cache';
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, starters: { type: 'boolean', default: false } },
});
const folder = mkdtempSync(join(tmpdir(), 'quoin-lighthouse-'));
try {
  if (values.starters) {
    for (const name of starterNames().filter(
      (name) => positionals.length === 0 || positionals.includes(name),
    ))
      await measureStarter(name);
  } else {
    const paths = positionals.length > 0 ? positionals : ['/', '/shop', '/shop/p/bica-cup', '/contact'];
    await measureSite(copyExample(), () => paths);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function starterNames() {
  const kinds = readdirSync(join(ROOT, 'fixtures/starter-kinds'));
  return readdirSync(join(ROOT, 'fixtures/themes')).flatMap((theme) =>
    kinds.map((kind) => `${theme}-${kind}`),
  );
}

async function measureStarter(name) {
  const [theme, kind] = name.split('-');
  const site = join(folder, name);
  execFileSync(process.execPath, [
    QUOIN,
    'init',
    site,
    '--theme',
    theme,
    '--kind',
    kind,
    '--no-install',
    '--quiet',
  ]);
  console.log(name);
  await measureSite(site, onePagePerKind);
}

function copyExample() {
  const site = join(folder, 'sites/olaria');
  cpSync(join(ROOT, 'fixtures/sites/olaria'), site, {
    recursive: true,
    filter: (path) => !path.endsWith('/.quoin'),
  });
  cpSync(join(ROOT, 'fixtures/themes'), join(folder, 'themes'), { recursive: true });
  return site;
}

/** Publishes and serves a site and measures some of its pages. */
async function measureSite(site, choosePaths) {
  const { origin, stop } = await serve(site);
  try {
    for (const path of await choosePaths(origin)) {
      const categories = (await isHidden(origin + path)) ? CATEGORIES_OF_HIDDEN : CATEGORIES;
      const results = [];
      for (let run = 0; run < Number(values.runs); run += 1)
        results.push(await measure(origin + path, categories));
      const scores = categories.map((name) => `${name} ${median(results, name)}`);
      const metrics = METRICS.map((name) => `${name} ${median(results, name)}`);
      console.log(`${path}\n  ${scores.join(', ')}\n  ${metrics.join(', ')}`);
      for (const audit of new Set(results.flatMap(({ failed }) => failed))) console.log(`  failed: ${audit}`);
    }
  } finally {
    await stop();
  }
}

/** The pages that the home page links to, and one item of each of these. */
async function onePagePerKind(origin) {
  const links = await linksOf(origin, '/');
  const pages = links.filter((path) => !links.some((other) => other !== '/' && path.startsWith(`${other}/`)));
  const items = await Promise.all(
    pages.map(async (page) => (await linksOf(origin, page)).find((path) => path.startsWith(`${page}/`))),
  );
  return [...new Set(['/', ...pages, ...items.filter((item) => item !== undefined)])];
}

/** Links with a query are other views of the same page. */
async function linksOf(origin, path) {
  const html = await (await fetch(origin + path)).text();
  const links = [...html.matchAll(/<a\b[^>]*?\bhref="(\/[^"?#]*)"/g)].map(([, href]) => href);
  return [...new Set(links)].filter((href) => !href.startsWith('/assets/'));
}

async function isHidden(url) {
  return (await (await fetch(url)).text()).includes('<meta name="robots" content="noindex">');
}

async function serve(site) {
  const child = spawn(process.execPath, [QUOIN, 'serve', site, '--port', '0'], {
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

/** Lighthouse sometimes finds no first paint in the trace, and then rates everything 0. */
async function measure(url, categories, triesLeft = 3) {
  const { problem, ...result } = await measureOnce(url, categories);
  if (problem === undefined) return result;
  if (triesLeft === 1) throw new Error(`${url} cannot be measured: ${problem}`);
  console.log(`${url}: measured again, because of ${problem}`);
  return measure(url, categories, triesLeft - 1);
}

/** Starts a browser for every run, so that its cache is empty. */
async function measureOnce(url, categories) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    const { lhr } = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'silent' });
    const scores = categories.map((name) => [name, Math.round(lhr.categories[name].score * 100)]);
    const metrics = METRICS.map((name) => [name, Math.round(lhr.audits[name].numericValue * 1000) / 1000]);
    const failed = Object.values(lhr.audits).filter(
      ({ id, score, scoreDisplayMode }) =>
        scoreDisplayMode === 'binary' && score !== null && score < 1 && id !== OFF_WITHOUT_WINDOW,
    );
    return {
      ...Object.fromEntries([...scores, ...metrics]),
      failed: failed.map(({ id }) => id),
      problem: problemOf(lhr),
    };
  } finally {
    await browser.close();
  }
}

/** The code of what kept Lighthouse from measuring, such as `NO_FCP`. */
function problemOf({ runtimeError, audits }) {
  return runtimeError?.code ?? audits['first-contentful-paint'].errorMessage;
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
