import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const CHROMIUM = '/usr/bin/chromium';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const QUOIN = join(ROOT, 'dist/quoin.js');
/** Longer than the delay after which a step has no more work. */
const IDLE_MS = 60;
/** For sites of 10,000 documents on a busy machine. */
const TIMEOUT_MS = 120_000;

/**
 * Serves a site with `quoin dev` and opens its dashboard in Chromium, signed in. `makeSite` writes the site into an empty folder
 * and returns its path: by default a copy of fixtures/sites/olaria. `changeSite` may replace the documents that the dashboard
 * loads: it receives and returns the response of `GET /api/editor/v1/site`. `close` ends both.
 */
export async function openDashboard({ makeSite = copyOlaria, changeSite, width = 1280 } = {}) {
  if (!existsSync(CHROMIUM)) throw new Error(`There is no Chromium at ${CHROMIUM}`);
  const folder = mkdtempSync(join(tmpdir(), 'quoin-dashboard-'));
  const server = spawn(process.execPath, [QUOIN, 'dev', makeSite(folder), '--port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = new Promise((resolve) => server.once('exit', resolve));
  let browser;
  const close = async () => {
    await browser?.close();
    server.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const signIn = await signInAddress(server);
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    if (changeSite !== undefined) {
      await page.route('**/api/editor/v1/site?*', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ json: changeSite(await response.json()) });
      });
    }
    await page.goto(signIn);
    return { page, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Copies the Olaria example. */
export function copyOlaria(folder) {
  const site = join(folder, 'sites/olaria');
  const filter = (path) => !path.endsWith('.quoin');
  cpSync(join(ROOT, 'fixtures/sites/olaria'), site, { recursive: true, filter });
  cpSync(join(ROOT, 'fixtures/themes'), join(folder, 'themes'), { recursive: true });
  return site;
}

/** Makes a site with `quoin init`. */
export function initSite(folder) {
  const site = join(folder, 'site');
  execFileSync(process.execPath, [QUOIN, 'init', site], { stdio: 'ignore' });
  return site;
}

/** Returns the sign-in URL when the server is ready. */
async function signInAddress(server) {
  let output = '';
  for await (const text of server.stderr.setEncoding('utf8')) {
    output += text;
    const found = /http:\S+\/config\?key=\S+/.exec(output)?.[0];
    if (found !== undefined && output.includes('Ctrl+C')) {
      server.stderr.on('data', () => {}).resume();
      return found;
    }
  }
  throw new Error(`quoin dev ended:\n${output}`);
}

/** Returns a function that reads the processor time of a page's main thread so far, in milliseconds. */
export async function readCpuTime(session) {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
}

/** Returns a function that measures the processor time of an action in the page, in milliseconds: other programs hardly affect it. */
export async function createTimer(page) {
  const now = await readCpuTime(await page.context().newCDPSession(page));
  const idle = () =>
    page.evaluate(
      (milliseconds) =>
        new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(resolve), milliseconds));
        }),
      IDLE_MS,
    );
  return async (act) => {
    await idle();
    const before = await now();
    await act();
    await idle();
    return (await now()) - before;
  };
}
