// Measures the start of the dashboard on a large store: fixtures/sites/olaria with `quoin dev`, whose documents are replaced by
// 10,000 products of three variants with a description. Opens Home, Products (also sorted by stock, and searched), one product,
// Pages and the details of a file in Chromium, and prints the size of what was sent until the screen could be used: documents,
// stock and back-in-stock requests, as JSON and after gzip. It also prints the processor time of the page.
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
/** Variants with back-in-stock requests. */
const RESTOCK_GROUPS = 300;

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
  'Products, by stock': {
    path: '/config/store/products?sort=stock',
    // The least stock is that of product 0.
    ready: (page) => page.locator('tbody tr').first().getByText('3', { exact: true }),
  },
  'Products, search': {
    path: `/config/store/products?q=P${values.products - 1}-S`,
    ready: (page) => page.getByRole('link', { name: titleOf(values.products - 1), exact: true }),
  },
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
const { filesIn } = await load('formatters/vocabulary/rules/files-in.ts');
const { page, close } = await openDashboard();
try {
  await page.getByText('To do').first().waitFor();
  const origin = new URL(page.url()).origin;
  const context = page.context();
  const server = createServer(await (await page.request.get(`${origin}/api/editor/v1/site`)).json());
  await page.close();
  await context.route('**/api/editor/v1/site*', server.site);
  for (const [path, respond] of Object.entries(server.others))
    await context.route((url) => url.pathname === path, respond);
  const screens = { ...SCREENS, 'A file': fileScreen(server.fileOfOneDocument()) };
  for (const [name, screen] of Object.entries(screens)) {
    const rounds = [];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      server.sent.length = 0;
      rounds.push({ cpu: await open(context, origin, screen), ...sizes(server.sent) });
    }
    const median = (key) => rounds.map((each) => each[key]).sort((a, b) => a - b)[rounds.length >> 1];
    const kilobytes = (key) => `${(median(key) / 1000).toFixed(0)} kB`;
    console.log(
      `${name}: CPU ${median('cpu').toFixed(0)} ms, ${median('requests')} requests, ` +
        `${kilobytes('json')} of JSON, ${kilobytes('gzip')} after gzip`,
    );
  }
} finally {
  await close();
}

/** The details of a file that one document uses. */
function fileScreen(id) {
  return {
    path: `/config/assets?file=${id}`,
    ready: (page) => page.getByRole('dialog').locator('ul a').first(),
  };
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
  const lines = linesOf(whole);
  const groups = lines.slice(0, RESTOCK_GROUPS).map(groupOf);
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
    fileOfOneDocument: () => {
      const files = whole.filter(({ key }) => key.startsWith('asset:'));
      return files.map(({ key }) => key.slice(6)).find((id) => usesOf(whole, [id]).length === 1);
    },
    others: {
      '/api/editor/v1/docs': (route) => {
        const { keys } = route.request().postDataJSON();
        return send(route, { docs: keys.flatMap((key) => byKey.get(key) ?? []), remaining: [] });
      },
      '/api/editor/v1/stock': (route) => {
        const ids = new URL(route.request().url()).searchParams.getAll('productId');
        const stock = ids.length === 0 ? lines : lines.filter(({ productId }) => ids.includes(productId));
        return send(route, { stock });
      },
      '/api/editor/v1/stock/totals': (route) => send(route, { limited: totalsOf(lines), unlimited: [] }),
      '/api/editor/v1/products': (route) => {
        const search = new URL(route.request().url()).searchParams.get('search').toLowerCase();
        const found = lines.filter(({ sku }) => sku.toLowerCase().includes(search));
        return send(route, { productIds: [...new Set(found.map(({ productId }) => productId))] });
      },
      '/api/editor/v1/file-uses': (route) =>
        send(route, { keys: usesOf(whole, route.request().postDataJSON().fileIds) }),
      '/api/site-users/account/notifications/restock/groups': (route) => {
        const first = Number(new URL(route.request().url()).searchParams.get('first') ?? RESTOCK_GROUPS);
        return send(route, { signUpGroups: groups.slice(0, first), hasNextPage: false, isAutomatic: false });
      },
    },
  };
}

function titleOf(index) {
  return `Product ${(index * 7919) % values.products}`;
}

/** The inventory of the products. */
function linesOf(docs) {
  return docs
    .filter(({ key }) => key.startsWith('item:p'))
    .flatMap(({ key, body }) =>
      Object.entries(body.structuredContent.variants).map(([variantId, { sku, qtyInStock }]) => ({
        ...{ productId: key.slice(5), variantId, sku, title: body.title, qtyInStock },
        ...{ unlimited: false, isSellable: true },
      })),
    );
}

function totalsOf(lines) {
  const totals = {};
  for (const { productId, qtyInStock } of lines) totals[productId] = (totals[productId] ?? 0) + qtyInStock;
  return totals;
}

function groupOf({ productId, variantId, sku, qtyInStock, unlimited }) {
  const stock = { sku, qtyInStock, unlimited };
  return { productId, variantId, count: 3, notifiedCount: 0, latestOn: Date.now(), stock };
}

function usesOf(docs, ids) {
  const uses = docs.filter(({ key, body }) => {
    if (key.startsWith('asset:')) return false;
    const files = filesIn(body);
    return ids.some((id) => files.has(id));
  });
  return uses.map(({ key }) => key);
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
    const named = { title: titleOf(index), urlId: `p-${index}`, order: `b${index}` };
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
