// Measures the start of the dashboard on a large store: fixtures/sites/olaria with `quoin dev`, whose documents are replaced by
// 10,000 products of three variants with a description. Opens Home, Products, one product and Pages in Chromium, and prints the
// size of the documents that were sent until the screen could be used, as JSON and after gzip, and the processor time of the page.
// `--whole` sends all documents in full, as to a client that does not request summaries.
//
//   node scripts/build.mjs && node bench/editor-start.mjs [--products 10000] [--rounds 3] [--whole]
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { openDashboard } from './measure/open-dashboard.mjs';

/** Characters of the description of a product. */
const DESCRIPTION = 1500;
/** Products of one collection, which are limited. */
const SHOP_SIZE = 200;
const ADMIN = [1];

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '3' },
    whole: { type: 'boolean', default: false },
  },
});
const SCREENS = {
  Home: { path: '/config', ready: (page) => page.getByText('To do').first() },
  Products: { path: '/config/store/products', ready: (page) => page.locator('tbody a').nth(5) },
  'One product': {
    path: '/config/store/products/p7',
    ready: (page) => page.getByRole('textbox', { name: 'Title' }).first(),
  },
  'Pages, tree': {
    path: '/config/pages',
    ready: (page) => page.getByRole('row', { name: /studio/i }).first(),
  },
  'Pages, canvas': {
    path: '/config/pages',
    ready: (page) => page.locator('[data-canvas] iframe[data-hidden="false"]'),
  },
};

const { readSummaries } = await load('edge/objects/site/documents/read-documents.ts');
const { page, close } = await openDashboard();
try {
  await page.getByText('To do').first().waitFor();
  const origin = new URL(page.url()).origin;
  const context = page.context();
  const server = createServer(await (await page.request.get(`${origin}/api/editor/v1/site`)).json());
  await page.close();
  await context.route('**/api/editor/v1/site*', server.site);
  await context.route('**/api/editor/v1/docs', server.docs);
  for (const [name, screen] of Object.entries(SCREENS)) {
    const rounds = [];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      server.sent.length = 0;
      rounds.push({ cpu: await open(context, origin, screen), ...sizes(server.sent) });
    }
    const median = (key) => rounds.map((each) => each[key]).sort((a, b) => a - b)[rounds.length >> 1];
    const kilobytes = (key) => `${(median(key) / 1000).toFixed(0)} kB`;
    console.log(
      `${name}: CPU ${median('cpu').toFixed(0)} ms, ${median('requests')} requests for documents, ` +
        `${kilobytes('json')} of JSON, ${kilobytes('gzip')} after gzip`,
    );
  }
} finally {
  await close();
}

/** Responds like the Worker, with the documents of a large store. */
function createServer(response) {
  const model = response.docs.find(({ key }) => key === 'item:product-galao-mug');
  const shop = response.docs.find(({ key }) => key === `collection:${model.body.collectionId}`);
  const rows = [
    ...response.docs.filter(({ key }) => !key.startsWith('item:')),
    ...shopsLike(shop),
    ...productsLike(model),
  ]
    .map(({ body, updatedAt, updatedBy, ...doc }) => ({
      ...doc,
      body: JSON.stringify(body),
      updated_at: updatedAt,
      updated_by: updatedBy,
    }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const sql = { exec: (_, from, to) => rows.filter(({ key }) => key >= from && key < to) };
  const whole = rows.map(({ key, rev, body, updated_at: updatedAt, updated_by: updatedBy }) => {
    return { key, rev, updatedAt, updatedBy, body: JSON.parse(body) };
  });
  const byKey = new Map(whole.map((doc) => [doc.key, doc]));
  const sent = [];
  const send = (route, json) => {
    const body = JSON.stringify(json);
    sent.push(body);
    return route.fulfill({ contentType: 'application/json', body });
  };
  return {
    sent,
    site: (route) => {
      const isSummarized = !values.whole && route.request().url().includes('summaries=true');
      return send(route, { ...response, docs: isSummarized ? readSummaries(sql, ADMIN) : whole });
    },
    docs: (route) => {
      const { keys } = route.request().postDataJSON();
      return send(route, { docs: keys.flatMap((key) => byKey.get(key) ?? []), remaining: [] });
    },
  };
}

function shopsLike(shop) {
  return Array.from({ length: Math.ceil(Number(values.products) / SHOP_SIZE) }, (_, index) => {
    const body = { ...shop.body, title: `Shop ${index}`, urlId: `shop-${index}` };
    return { ...shop, key: `collection:shop-${index}`, body };
  });
}

function productsLike(model) {
  const count = Number(values.products);
  return Array.from({ length: count }, (_, index) => {
    const body = structuredClone(model.body);
    const [variant] = Object.values(body.structuredContent.variants);
    const variants = ['S', 'M', 'L'].map((size, at) => {
      const priceMoney = { value: `${10 + ((index + at) % 90)}.00`, currency: 'EUR' };
      const own = { order: `a${at}`, sku: `P${index}-${size}`, attributes: { Size: size }, priceMoney };
      return [size.toLowerCase(), { ...variant, ...own, qtyInStock: (index * 3 + at) % 40 }];
    });
    body.structuredContent.variants = Object.fromEntries(variants);
    body.collectionId = `shop-${Math.floor(index / SHOP_SIZE)}`;
    const named = { title: `Product ${(index * 7919) % count}`, urlId: `p-${index}`, order: `b${index}` };
    return { ...model, key: `item:p${index}`, body: { ...body, ...named, excerpt: description(index) } };
  });
}

/** Text that compresses like prose, not like a repetition. */
function description(seed) {
  let [state, text] = [seed + 1, ''];
  while (text.length < DESCRIPTION) {
    state = (state * 48_271) % 2_147_483_647;
    text += `${(state % 5000).toString(36)} `;
  }
  return text;
}

async function open(context, origin, { path, ready }) {
  const page = await context.newPage();
  page.setDefaultTimeout(300_000);
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(origin + path, { waitUntil: 'commit' });
  await ready(page).waitFor();
  const { metrics } = await client.send('Performance.getMetrics');
  await page.close();
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

function sizes(sent) {
  const total = (lengthOf) => sent.reduce((sum, body) => sum + lengthOf(body), 0);
  return {
    requests: sent.length,
    json: total((body) => Buffer.byteLength(body)),
    gzip: total((body) => gzipSync(body).length),
  };
}

/** Bundles a module of the project and imports it. */
async function load(path) {
  const absWorkingDir = new URL('..', import.meta.url).pathname;
  const { outputFiles } = await build({
    absWorkingDir,
    entryPoints: [path],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
