import { expect, it } from 'vitest';
import { createMemoryFiles } from '../../compiler/1-read/memory-files.ts';
import { readSite } from '../../compiler/1-read/read-site.ts';
import { validateSite } from '../../compiler/2-validate/validate-site.ts';
import { preparePartials } from '../../compiler/template/partial-set.ts';
import { compileTemplate } from '../../compiler/template/template.ts';
import { checkDownloads } from './check-downloads.ts';

const THEME = {
  'theme/template.conf': '{"layouts":{"default":{"regions":["a"]}}}',
  'theme/a.region': '{squarespace.main-content}',
};

/** Returns the diagnostics of one product, and what they mark. */
function check(product: object, { status = 'Published', downloads = ['book.pdf'] } = {}) {
  const website = { siteTitle: 'A' };
  const documents: Readonly<Record<string, object>> = {
    'site.json': { type: 'settings', id: 's', body: { schemaVersion: 1, theme: 'theme', website } },
    'collections/shop.json': {
      type: 'collection',
      id: 'shop',
      body: { type: 13, typeName: 'products', title: 'Shop', urlId: 'shop' },
    },
    'items/book.json': {
      type: 'item',
      id: 'book',
      body: {
        collectionId: 'shop',
        recordType: 11,
        title: 'Book',
        urlId: 'book',
        status,
        structuredContent: { productType: 2, ...product },
      },
    },
  };
  const texts = Object.entries(documents).map(([path, document]) => [path, JSON.stringify(document)]);
  const files = downloads.map((name) => [`downloads/${name}`, 'content']);
  const folder = createMemoryFiles({ ...Object.fromEntries([...texts, ...files]), ...THEME });
  const sources = readSite({ site: folder });
  const { site } = validateSite(sources, { compileTemplate, preparePartials });
  return checkDownloads({ site, sources }, folder).map(({ code, severity, message, location }) => {
    const text = JSON.stringify(documents['items/book.json']);
    return {
      code,
      severity,
      message,
      at: location && text.slice(location.start.offset, location.end.offset),
    };
  });
}

const files = (filename: string) => ({ files: { pdf: { order: 'a0', filename } } });

it('a file of a product that is not in downloads/ is an error, also of drafts', () => {
  expect(check(files('book.pdf'))).toEqual([]);
  const lost = {
    code: 'site/missing-download',
    severity: 'error',
    message: 'The file lost.pdf of "Book" is not in downloads/',
    at: '"lost.pdf"',
  };
  expect(check(files('lost.pdf'))).toEqual([lost]);
  expect(check(files('lost.pdf'), { status: 'Draft' })).toEqual([lost]);
  expect(check(files('book.pdf'), { downloads: [] })).toMatchObject([{ code: 'site/missing-download' }]);
});

it('a published digital product without files is warned of', () => {
  expect(check({})).toEqual([
    {
      code: 'site/no-download',
      severity: 'warning',
      message: '"Book" is a digital product without files: customers receive nothing',
      at: '2',
    },
  ]);
  expect(check({}, { status: 'Draft' })).toEqual([]);
  for (const productType of [1, 3, 4, 5]) expect(check({ productType })).toEqual([]);
});
