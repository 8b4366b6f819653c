// Takes the pictures of the README: the shop on a desk and a phone, and the dashboard's canvas, of the sample site as
// `quoin dev` serves it. Needs Chromium: `npm run pictures`.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

const root = fileURLToPath(new URL('..', import.meta.url));
const pictures = join(root, 'docs/pictures');
mkdirSync(pictures, { recursive: true });

const folder = mkdtempSync(join(tmpdir(), 'quoin-pictures-'));
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
  const signIn = await signInAddress();
  const { origin } = new URL(signIn);
  await takeShop(origin);
  await takeEditor(signIn, origin);
} finally {
  await browser.close();
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true });
}

function signInAddress() {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr.setEncoding('utf8').on('data', (text) => {
      said += text;
      const found = /dashboard\s+(http:\S+)\n/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    server.once('exit', () => reject(new Error(said)));
  });
}

/** @param {string} origin */
async function takeShop(origin) {
  const desk = await shoot(`${origin}/`, { width: 1280, height: 860 });
  const phone = await shoot(`${origin}/shop/p/tide-plate`, { width: 390, height: 860 });
  await sharp({ create: { width: 1700, height: 860, channels: 3, background: '#8a9299' } })
    .composite([
      { input: desk, left: 0, top: 0 },
      { input: phone, left: 1310, top: 0 },
    ])
    .webp({ quality: 84 })
    .toFile(join(pictures, 'shop.webp'));
}

/**
 * @param {string} signIn
 * @param {string} origin
 */
async function takeEditor(signIn, origin) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(signIn);
  await page.goto(`${origin}/config/pages`);
  const canvas = page.frameLocator('iframe').first();
  await canvas.getByRole('heading', { level: 1 }).waitFor();
  await canvas.getByRole('heading', { level: 1 }).click();
  await page.waitForLoadState('networkidle');
  const bytes = await page.screenshot();
  await sharp(bytes).webp({ quality: 84 }).toFile(join(pictures, 'editor.webp'));
  await page.close();
}

/**
 * @param {string} url
 * @param {{ width: number, height: number }} viewport
 */
async function shoot(url, viewport) {
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
