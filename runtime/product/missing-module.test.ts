import { beforeAll, expect, test, vi } from 'vitest';
import { closePageAfterEach, openPage, settle } from '../testing/open-page.ts';
import { addButton, openAlert } from '../testing/product-page.ts';
import { renderSite } from '../testing/render-site.ts';

closePageAfterEach();

let site: (path: string) => string;
beforeAll(async () => {
  site = await renderSite();
});

test.each(['./additional-fields.ts', './stock.ts'])(
  'a product with a form reports the missing connection when %s cannot be loaded',
  async (module) => {
    vi.doMock(module, () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await openPage(site('/shop/p/engraved'));
    addButton().click();
    await settle();
    // The next files of this worker have the same modules.
    vi.doUnmock(module);
    expect(openAlert()).toEqual({
      title: 'Unable to Add Item',
      message: 'Please check your internet connection',
    });
  },
);
