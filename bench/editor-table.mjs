// Measures the table of products with 10,000 products of three variants: opens the list, sorts it, searches it and turns
// its pages in Chromium with `quoin dev`, at 25 and at 100 rows per page; prints the processor time of each step in the
// page, and the number of elements.
//
//   node scripts/build.mjs && node bench/editor-table.mjs [--products 10000]
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';

const CHROMIUM = '/usr/bin/chromium';
/** Longer than the delay after which a step has no more work. */
const IDLE_MS = 60;

const { values } = parseArgs({ options: { products: { type: 'string', default: '10000' } } });
if (!existsSync(CHROMIUM)) throw new Error(`There is no Chromium at ${CHROMIUM}`);
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'quoin-table-'));
const site = join(folder, 'sites/olaria');
cpSync(join(root, 'fixtures/sites/olaria'), site, {
  recursive: true,
  filter: (path) => !path.endsWith('.quoin'),
});
cpSync(join(root, 'fixtures/themes'), join(folder, 'themes'), { recursive: true });
const server = spawn(process.execPath, [join(root, 'dist/quoin.js'), 'dev', site, '--port', '0'], {
  stdio: ['ignore', 'ignore', 'pipe'],
});
const gone = new Promise((resolve) => server.once('exit', resolve));
let browser;
try {
  const signIn = await signInAddress();
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(120_000);
  await page.route('**/api/editor/v1/site', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: withProducts(await response.json(), Number(values.products)) });
  });
  await page.goto(signIn);
  const time = await createTimer(page);
  const navigation = page.getByRole('navigation', { name: 'Dashboard' });
  const open = [];
  for (let round = 0; round < 5; round += 1) {
    await navigation.getByRole('link', { name: 'Home' }).click();
    await page.getByText('To do').first().waitFor();
    open.push(
      await time(async () => {
        await navigation.getByRole('link', { name: 'Store' }).click();
        await page.locator('tbody a').nth(5).waitFor();
      }),
    );
  }
  report('open the list', open);
  for (const rows of [25, 100]) {
    await page.getByRole('button', { name: /Rows per page/ }).click();
    await page.getByRole('option', { name: `${rows} rows`, exact: true }).click();
    console.log(`${rows} rows per page, ${await page.locator('main table *').count()} elements`);
    const header = (name) => page.locator('thead').getByText(name, { exact: true });
    const headers = ['Price', 'Price', 'Stock', 'Product', 'Product'];
    report('  sort', await times(headers, (name) => time(() => header(name).click())));
    await page.getByRole('searchbox').click();
    const keys = [...'product', ...Array(7).fill('Backspace')];
    report('  key in the search', await times(keys, (key) => time(() => page.keyboard.press(key))));
    const next = page.getByRole('button', { name: 'Next page' });
    report('  next page', await times([1, 2, 3, 4], () => time(() => next.click())));
    const checkbox = (index) => page.locator('tbody input[type=checkbox]').nth(index);
    report(
      '  select',
      await times([0, 1, 2, 3], (index) => time(() => checkbox(index).click({ force: true }))),
    );
  }
} finally {
  await browser?.close();
  server.kill('SIGTERM');
  await gone;
  rmSync(folder, { recursive: true, force: true });
}

/** Replaces the products by copies of one with variants. */
function withProducts(response, count) {
  const variantsOf = ({ body }) => Object.values(body?.structuredContent?.variants ?? {});
  const model = response.docs.find((doc) => doc.key.startsWith('item:') && variantsOf(doc).length === 3);
  const products = Array.from({ length: count }, (_, index) => {
    const body = structuredClone(model.body);
    const title = `Product ${(index * 7919) % count}`;
    return { ...model, key: `item:p${index}`, body: { ...body, title, urlId: `p-${index}` } };
  });
  return { ...response, docs: [...response.docs.filter(({ key }) => !key.startsWith('item:')), ...products] };
}

/** Returns a function that measures the processor time of the page, which other programs hardly affect. */
async function createTimer(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const now = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
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

async function times(inputs, measure) {
  const found = [];
  for (const input of inputs) found.push(await measure(input));
  return found;
}

function report(name, found) {
  const sorted = [...found].sort((left, right) => left - right);
  const median = sorted[Math.floor(sorted.length / 2)].toFixed(0);
  console.log(`${name}: median ${median} ms, worst ${sorted.at(-1).toFixed(0)} ms (${sorted.length})`);
}

/** Returns the sign-in URL when the server is ready. */
async function signInAddress() {
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
