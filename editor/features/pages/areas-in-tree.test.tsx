import { afterEach, expect, it } from 'vitest';
import type { Doc } from '../../../compiler/model/index.ts';
import { createMemorySite } from '../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';
import { SHOP_DOCS } from '../../testing/shop-documents.ts';

const FOOTER: Doc = {
  key: 'block-field:footer',
  rev: 1,
  updatedAt: 0,
  updatedBy: 'test',
  body: { blocks: { words: { kind: 2, order: 'a0', value: { markdown: 'Open on Saturdays' } } } },
};

let app: TestApp;
afterEach(() => app.close());

async function open(path: string): Promise<void> {
  app = await openApp({ path, site: createMemorySite({ docs: [...SHOP_DOCS, FOOTER], now: () => 0 }) });
}

it('opens an area from the page tree', async () => {
  await open('/config/pages/home');
  await app.press({ role: 'button', name: 'Pages' });
  await app.press({ role: 'row', name: /^Footer/ });
  expect(app.path()).toBe('/config/pages/block-field%3Afooter');
  await app.wait({ role: 'region', name: 'Canvas: Footer' });
});

it('opens a link to a block of an area with the block selected', async () => {
  await open('/config/pages/block-field%3Afooter?block=words');
  await app.press({ role: 'button', name: 'Settings' });
  await app.waitForText('Changes to “Footer” appear on every page with this area.');
  expect(app.all({ role: 'tab' }).map(({ textContent }) => textContent)).toEqual(['Block', 'Area']);
  expect(app.find({ role: 'tab', name: 'Block' }).getAttribute('aria-selected')).toBe('true');
});

it('opens an area that has no blocks yet, but nothing for an id that no area can have', async () => {
  await open('/config/pages/block-field%3AsideBar');
  await app.wait({ role: 'region', name: 'Canvas: Side bar' });
  await app.close();
  await open('/config/pages/block-field%3Ano%20id');
  await app.waitForText('Unable to locate content');
});
