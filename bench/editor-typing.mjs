// Measures the time from a keystroke to its frame on the canvas: types 200 characters into the headline of the home page of
// fixtures/sites/olaria in Chromium with `quoin dev`, then 200 into a field of the inspector, for which the compiler renders
// the block; prints the median and the 95th percentile.
//
//   node scripts/build.mjs && node bench/editor-typing.mjs [--rounds 3] [--gap 60]
//
// A keystroke starts at its event's timestamp and ends in the task after the next frame.
import { parseArgs } from 'node:util';
import { openDashboard } from './measure/open-dashboard.mjs';

const CHARACTERS = 200;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, gap: { type: 'string', default: '60' } },
});
const { page, close } = await openDashboard();
try {
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Pages' }).click();
  const headline = page.frameLocator('iframe').locator('h1').first();
  await headline.waitFor();
  await page.getByRole('listitem').locator('[data-block]').first().waitFor();
  await headline.dblclick();
  await page.getByRole('toolbar', { name: 'Text formatting' }).waitFor();
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    await headline.click({ clickCount: 3 });
    report(`round ${round}, headline in place`, await typed(page));
  }
  await page.keyboard.press('Escape');
  await page.locator('[data-block="hero-button"]').focus();
  const field = page.getByRole('textbox', { name: 'Label' });
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    await field.click();
    await page.keyboard.press('Control+a');
    report(`round ${round}, field of a button`, await typed(page));
  }
} finally {
  await close();
}

/** Returns the milliseconds from each keystroke to its frame. */
async function typed(page) {
  await page.evaluate(() => {
    const frame = document.querySelector('iframe').contentWindow;
    const watch = { keys: [], long: 0, waiting: 0 };
    window.typing = watch;
    performance.clearMeasures('quoin:draw-page');
    watch.observer = new PerformanceObserver((list) => {
      watch.long += list.getEntries().length;
    });
    watch.observer.observe({ type: 'longtask' });
    // Each document has its own time origin.
    const apart = frame.performance.timeOrigin - performance.timeOrigin;
    watch.onKey = (event) => {
      if (event.key.length !== 1) return;
      const pressed = event.timeStamp + (event.view === window ? 0 : apart);
      watch.waiting += 1;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          watch.keys.push(performance.now() - pressed);
          watch.waiting -= 1;
          port1.close();
        };
        port2.postMessage('');
      });
    };
    frame.document.addEventListener('keydown', watch.onKey, true);
    document.addEventListener('keydown', watch.onKey, true);
  });
  const text = 'The quick brown fox jumps over the lazy dog and back. '.repeat(4).slice(0, CHARACTERS);
  await page.keyboard.type(text, { delay: Number(values.gap) });
  await page.waitForFunction(
    (count) => window.typing.waiting === 0 && window.typing.keys.length === count,
    CHARACTERS,
  );
  return page.evaluate(() => {
    const { keys, long, observer, onKey } = window.typing;
    observer.disconnect();
    document.querySelector('iframe').contentDocument.removeEventListener('keydown', onKey, true);
    document.removeEventListener('keydown', onKey, true);
    return {
      keys,
      long,
      draws: performance.getEntriesByName('quoin:draw-page').map(({ duration }) => duration),
    };
  });
}

function report(name, { keys, draws, long }) {
  console.log(`${name}: ${describe('key to paint', keys)}`);
  if (draws.length > 0) console.log(`  ${describe('drawing', draws)}`);
  console.log(`  ${long} tasks longer than 50 ms`);
}

function describe(name, times) {
  const sorted = [...times].sort((left, right) => left - right);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(1);
  return `${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms (${sorted.length})`;
}
