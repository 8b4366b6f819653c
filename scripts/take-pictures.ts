import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';

/** Takes the pictures of the README: builds the shop, opens it in the system's Chromium, writes docs/pictures. */
const SHOTS = [
  { name: 'shop', path: '/shop/', width: 1280, height: 1120, colorScheme: 'light' },
  { name: 'product', path: '/shop/p/tide-plate/', width: 390, height: 844, colorScheme: 'light' },
  { name: 'journal', path: '/journal/', width: 390, height: 844, colorScheme: 'dark' },
] as const;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const site = await mkdtemp(join(tmpdir(), 'quoin-pictures-'));
execFileSync('node', ['dist/quoin.js', 'build', 'fixtures/sites/olaria', '--out', site, '--quiet'], {
  stdio: 'inherit',
});
const server = createServer(async (request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname));
  const file = join(site, path.endsWith('/') ? join(path, 'index.html') : path);
  const found = await stat(file).then(
    () => file,
    () => join(site, '404.html'),
  );
  response.setHeader('content-type', TYPES[extname(found)] ?? 'application/octet-stream');
  response.end(await readFile(found));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
for (const shot of SHOTS) await take(browser, shot);
await browser.close();
server.close();
await rm(site, { recursive: true });

async function take(
  from: Browser,
  { name, path, width, height, colorScheme }: (typeof SHOTS)[number],
): Promise<void> {
  const page = await from.newPage({ viewport: { width, height }, colorScheme });
  await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'networkidle' });
  const picture = await page.screenshot();
  await sharp(picture).webp({ quality: 82 }).toFile(`docs/pictures/${name}.webp`);
  await page.close();
}
