import { afterEach, it } from 'vitest';
import type { Doc } from '../../../../../compiler/model/index.ts';
import { createMemorySite } from '../../../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../../../testing/open-app.tsx';
import { SHOP_DOCS } from '../../../../testing/shop-documents.ts';

let app: TestApp;
afterEach(() => app.close());

const ABOUT: Doc = {
  key: 'page:about',
  rev: 1,
  updatedAt: 0,
  updatedBy: 'test',
  body: { pageType: 1, title: 'About', urlId: 'about', sections: {}, blocks: {} },
};

it('a canvas that no build service could serve loads again when one is connected', async () => {
  const site = createMemorySite({ docs: [...SHOP_DOCS, ABOUT], now: () => 0 });
  app = await openApp({ path: '/config/pages/about', site, server: { hasBuildService: false } });
  const text = () => document.querySelector('[data-canvas]')?.textContent ?? '';
  await app.waitUntil(() => text().includes('No build service is connected'));
  // The site of this test has no theme: another error.
  app.server.hasBuildService = true;
  await app.waitUntil(() => text() !== '' && !text().includes('No build service is connected'));
});
