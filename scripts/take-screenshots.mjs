// Takes the screenshots of the README from the example site in `quoin dev`: the store on a desktop and a phone, and the
// canvas of the dashboard. Requires Chromium: `npm run screenshots`.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

const root = fileURLToPath(new URL('..', import.meta.url));
const screenshots = join(root, 'docs/screenshots');
mkdirSync(screenshots, { recursive: true });

const folder = mkdtempSync(join(tmpdir(), 'quoin-screenshots-'));
for (const each of ['sites/olaria', 'themes/kiln']) {
  cpSync(join(root, 'fixtures', each), join(folder, each), {
    recursive: true,
    filter: (path) => !path.endsWith('.quoin'),
  });
}
const server = spawn(process.execPath, [
  join(root, 'dist/quoin.js'),
  'dev',
  join(folder, 'sites/olaria'),
  '--port',
  '0',
]);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const signIn = await signInUrl();
  const { origin } = new URL(signIn);
  await takeStore(origin);
  await takeCanvas(signIn, origin);
} finally {
  await browser.close();
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true });
}

function signInUrl() {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
      const found = /dashboard\s+(http:\S+)\n/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    server.once('exit', () => reject(new Error(output)));
  });
}

/** @param {string} origin */
async function takeStore(origin) {
  const desktop = await screenshot(`${origin}/`, { width: 1280, height: 860 });
  const phone = await screenshot(`${origin}/shop/p/tide-plate`, { width: 390, height: 860 });
  await sharp({ create: { width: 1700, height: 860, channels: 3, background: '#8a9299' } })
    .composite([
      { input: desktop, left: 0, top: 0 },
      { input: phone, left: 1310, top: 0 },
    ])
    .webp({ quality: 84 })
    .toFile(join(screenshots, 'shop.webp'));
}

/**
 * @param {string} signIn
 * @param {string} origin
 */
async function takeCanvas(signIn, origin) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(signIn);
  await page.goto(`${origin}/config/pages`);
  const canvas = page.frameLocator('iframe').first();
  await canvas.getByRole('heading', { level: 1 }).waitFor();
  await canvas.getByRole('heading', { level: 1 }).click();
  await page.waitForLoadState('networkidle');
  const bytes = await page.screenshot();
  await sharp(bytes).webp({ quality: 84 }).toFile(join(screenshots, 'editor.webp'));
  await page.close();
}

/**
 * @param {string} url
 * @param {{ width: number, height: number }} viewport
 */
async function screenshot(url, viewport) {
  const page = await browser.newPage({ viewport });
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() =>
    Promise.all([...document.images].slice(0, 4).map((image) => image.decode().catch(() => {}))),
  );
  const bytes = await page.screenshot();
  await page.close();
  return bytes;
}
