// Measures the canvas of the dashboard in Chromium with `quoin dev`, on loopback and on an emulated "Fast 4G" connection
// with a CPU slowed down four times: the time until the home page can be edited, layout shifts, typing at ten characters per
// second into a field of the inspector, and dragging a color slider. Sites: the Olaria example, a site made by `quoin init`,
// the same site with 500 more pages, and the same site with 100 products that its home page shows.
//
//   node scripts/build.mjs && node bench/editor-canvas.mjs [--site olaria|init|pages|shop] [--network loopback|4g] [--rounds 3]
//
// CPU is the processor time of the page's main thread, which other programs hardly affect.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyOlaria, initSite, openDashboard, readCpuTime } from './measure/open-dashboard.mjs';

const WIDTH = 1366;
const PAGES = 500;
const PRODUCTS = 100;
const BLOCK_SIZE = 25;
/** Characters of the description of a product: enough that the dashboard starts with summaries. */
const DESCRIPTION = 6000;
const CHARACTERS = 100;
const KEY_GAP_MS = 100;
const DRAG_STEPS = 40;
const STEP_GAP_MS = 25;
/** After loading, before typing. */
const SETTLED_MS = 1000;

/** The presets of the browser's developer tools. */
const NETWORKS = {
  loopback: { slowdown: 1 },
  '4g': { slowdown: 4, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 },
};
const SITES = { olaria: copyOlaria, init: initSite, pages: siteWithPages, shop: siteWithProducts };

const { values } = parseArgs({
  options: {
    site: { type: 'string', multiple: true, default: Object.keys(SITES) },
    network: { type: 'string', multiple: true, default: Object.keys(NETWORKS) },
    rounds: { type: 'string', default: '3' },
  },
});
for (const site of values.site) await measureSite(site);

async function measureSite(site) {
  const { page: first, close } = await openDashboard({ makeSite: SITES[site], width: WIDTH });
  try {
    await first.getByRole('navigation', { name: 'Dashboard' }).waitFor();
    const context = first.context();
    const url = new URL('/config/pages/page-home', first.url()).href;
    await first.close();
    for (const network of values.network) {
      const rounds = [];
      for (let round = 0; round < Number(values.rounds); round += 1)
        rounds.push(await measurePage(await context.newPage(), url, NETWORKS[network]));
      console.log(`${site}, ${network}`);
      for (const name of Object.keys(rounds[0]))
        report(
          name,
          rounds.map((each) => each[name]),
        );
    }
  } finally {
    await close();
  }
}

async function measurePage(page, url, { slowdown, ...network }) {
  page.setDefaultTimeout(120_000);
  const client = await page.context().newCDPSession(page);
  const cpuTime = await readCpuTime(client);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (network.latency !== undefined)
    await client.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(watchPage);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.watched?.usable !== undefined);
  const opened = { cpu: await cpuTime(), kilobytes: bytes / 1000 };
  // The text editor is loaded last.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/text-session-')),
  );
  await pause(SETTLED_MS);
  const usable = await page.evaluate(() => window.watched.usable);
  const typing = await measureTyping(page, client, cpuTime);
  const drag = await measureDrag(page, client, cpuTime);
  const shifts = await page.evaluate(() => window.watched.shifts);
  await page.close();
  return {
    'usable after, ms': usable,
    'CPU until usable, ms': opened.cpu,
    'transferred until usable, kB': opened.kilobytes,
    'layout shift of the dashboard': shifts.dashboard,
    'layout shift of the page': shifts.frame,
    ...typing,
    ...drag,
  };
}

/** Runs in the page. The page can be edited when it is visible and its blocks can be selected. */
function watchPage() {
  if (window !== window.top) return;
  window.watched = { usable: undefined, shifts: { dashboard: 0, frame: 0 } };
  const { shifts } = window.watched;
  const observe = (of, name) =>
    new of.PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shifts[name] += value;
    }).observe({ type: 'layout-shift', buffered: true });
  observe(window, 'dashboard');
  const check = () => {
    const frame = document.querySelector('[data-canvas] iframe[data-hidden="false"]');
    if (frame === null || document.querySelector('[data-block]') === null)
      return requestAnimationFrame(check);
    observe(frame.contentWindow, 'frame');
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      window.watched.usable = performance.now();
    };
    port2.postMessage('');
  };
  requestAnimationFrame(check);
}

async function measureTyping(page, client, cpuTime) {
  const text = textToType();
  await page.locator('[data-block="hero-button"]').focus();
  const field = page.getByRole('textbox', { name: 'Label' });
  await field.click();
  await page.keyboard.press('Control+a');
  await page.evaluate((last) => {
    const watch = { keys: [], started: undefined, inField: undefined, onPage: undefined };
    window.typing = watch;
    performance.clearMeasures();
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        watch.started ??= timeStamp;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => watch.keys.push(performance.now() - timeStamp);
          port2.postMessage('');
        });
      },
      true,
    );
    const check = () => {
      const frame = document.querySelector('[data-canvas] iframe').contentDocument;
      if (document.activeElement.value?.endsWith(last)) watch.inField ??= performance.now();
      if (frame.querySelector('[data-bid="hero-button"]')?.textContent.trim().endsWith(last))
        watch.onPage = performance.now();
      else requestAnimationFrame(check);
    };
    check();
  }, text.slice(-10));
  const before = await cpuTime();
  const sent = [];
  for (const key of text) {
    sent.push(client.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key }));
    sent.push(client.send('Input.dispatchKeyEvent', { type: 'keyUp', key }));
    await pause(KEY_GAP_MS);
  }
  await Promise.all(sent);
  await page.waitForFunction(() => window.typing.onPage !== undefined);
  const cpu = (await cpuTime()) - before;
  const found = await page.evaluate(() => ({
    ...window.typing,
    renders: performance.getEntriesByName('quoin:draw-page').length,
  }));
  return {
    'typing for 10 s, until the field shows it, ms': found.inField - found.started,
    'typing for 10 s, until the page shows it, ms': found.onPage - found.started,
    'key to paint, median, ms': quantile(found.keys, 0.5),
    'key to paint, 95th percentile, ms': quantile(found.keys, 0.95),
    'CPU per key, ms': cpu / CHARACTERS,
    'renders per 100 keys': found.renders,
  };
}

/** A text that no earlier round has stored. */
function textToType() {
  const end = ` (${Date.now() % 1_000_000})`.padStart(10, '.');
  return 'The quick brown fox jumps over the lazy dog and back. '.repeat(4).slice(0, CHARACTERS - 10) + end;
}

async function measureDrag(page, client, cpuTime) {
  await page.keyboard.press('Escape');
  await page.locator('[data-block="hero-text"]').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('toolbar', { name: 'Text formatting' }).waitFor();
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'Text color' }).click();
  const saturation = page.getByRole('slider', { name: 'Saturation' });
  await saturation.focus();
  await page.keyboard.press('End');
  const box = await page.getByRole('slider', { name: 'Hue' }).boundingBox();
  await page.evaluate(() => {
    const watch = { colors: new Set(), isOver: false };
    window.drag = watch;
    const frame = document.querySelector('[data-canvas] iframe').contentDocument;
    const check = () => {
      const text = frame.querySelector('[data-bid="hero-text"] span[style]');
      if (text !== null) watch.colors.add(text.style.color);
      if (!watch.isOver) requestAnimationFrame(check);
    };
    check();
  });
  const before = await cpuTime();
  const send = (type, step) =>
    client.send('Input.dispatchMouseEvent', {
      type,
      x: box.x + 10 + ((box.width - 20) * step) / DRAG_STEPS,
      y: box.y + box.height / 2,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    });
  const sent = [send('mousePressed', 0)];
  for (let step = 1; step <= DRAG_STEPS; step += 1) {
    sent.push(send('mouseMoved', step));
    await pause(STEP_GAP_MS);
  }
  await Promise.all(sent);
  const shown = await page.evaluate(() => {
    window.drag.isOver = true;
    return window.drag.colors.size - 1;
  });
  const cpu = (await cpuTime()) - before;
  await send('mouseReleased', DRAG_STEPS);
  await page.keyboard.press('Escape');
  return {
    [`colors shown while dragging, of ${DRAG_STEPS}`]: shown,
    'CPU per step of the drag, ms': cpu / DRAG_STEPS,
  };
}

function siteWithPages(folder) {
  const site = initSite(folder);
  const model = JSON.parse(readFileSync(join(site, 'pages/about.json'), 'utf8'));
  for (let index = 1; index <= PAGES; index += 1) {
    const body = { ...model.body, title: `Page ${index}`, urlId: `page-${index}` };
    const page = { ...model, id: `extra-${index}`, body };
    writeFileSync(join(site, `pages/page-${index}.json`), `${JSON.stringify(page, undefined, 2)}\n`);
  }
  return site;
}

/** The home page shows all products: a page has at most 60 blocks, and a block at most 30 products. */
function siteWithProducts(folder) {
  const site = initSite(folder);
  const read = (path) => JSON.parse(readFileSync(join(site, path), 'utf8'));
  const write = (path, value) => {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), `${JSON.stringify(value, undefined, 2)}\n`);
  };
  const [shop, model, home] = [
    read('collections/shop.json'),
    read('items/shop/sample-product.json'),
    read('pages/home.json'),
  ];
  const { section } = home.body.blocks['featured-text'];
  for (let index = 0; index < PRODUCTS; index += 1) {
    const collectionId = `shop-${Math.floor(index / BLOCK_SIZE)}`;
    const [id, order] = [`product-${index}`, `b${String(index).padStart(3, '0')}`];
    write(`items/${collectionId}/${id}.json`, {
      ...model,
      id,
      body: { ...model.body, title: `Product ${index}`, urlId: id, order, collectionId },
    });
    writeFileSync(join(site, `items/${collectionId}/${id}.md`), `Word ${index} `.repeat(DESCRIPTION / 8));
  }
  for (let index = 0; index < PRODUCTS / BLOCK_SIZE; index += 1) {
    const id = `shop-${index}`;
    write(`collections/${id}.json`, {
      ...shop,
      id,
      body: { ...shop.body, title: `Shop ${index}`, urlId: id },
    });
    const desktop = { col: 1, row: 3 + index, rows: 1, span: 24 };
    const layout = { desktop, phone: { ...desktop, row: 4 + index } };
    const value = { collectionId: id, limit: BLOCK_SIZE };
    home.body.blocks[id] = { kind: 55, layout, order: `b${index}`, section, value };
  }
  write('pages/home.json', home);
  return site;
}

function report(name, found) {
  const digits = name.startsWith('layout') ? 4 : name.startsWith('CPU per') ? 1 : 0;
  const all = found.map((value) => value.toFixed(digits)).join(', ');
  console.log(`  ${name}: ${quantile(found, 0.5).toFixed(digits)} (${all})`);
}

function quantile(found, share) {
  const sorted = [...found].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
