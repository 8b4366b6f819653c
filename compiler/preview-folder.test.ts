import { expect, it } from 'vitest';
import { createMemoryFiles } from './1-read/memory-files.ts';
import { readSite } from './1-read/read-site.ts';
import { validateSite } from './2-validate/validate-site.ts';
import { openPreview } from './preview.ts';
import { preparePartials } from './template/partial-set.ts';
import { compileTemplate } from './template/template.ts';
import { documentText } from './testing/build-small-site.ts';

const SETTINGS = { schemaVersion: 1, theme: 'theme', website: { siteTitle: 'Small' } };
const FOLDER = { type: 1, typeName: 'pages', title: 'More', urlId: 'more', folderBehavior: 2 };
const PAGE = { pageType: 2, title: 'Terms', urlId: 'terms', collectionId: 'more' };

it('a preview of a folder shows its first page', () => {
  const files = createMemoryFiles({
    'site.json': documentText('settings', 'settings', SETTINGS),
    'theme/template.conf': '{ "layouts": { "default": { "regions": ["site"] } } }',
    'theme/site.region':
      '<html><head>{squarespace-headers}</head><body>{collection.title}{squarespace.main-content}</body></html>',
  });
  const { theme } = validateSite(readSite({ site: files }), { compileTemplate, preparePartials });
  if (theme === undefined) throw new Error('the theme has errors');
  const preview = openPreview({
    theme,
    docs: [
      { key: 'settings:settings', body: SETTINGS },
      { key: 'collection:more', body: FOLDER },
      { key: 'page:terms', body: PAGE },
    ],
  });
  expect(preview.renderPage('collection:more')).toMatchObject({ url: '/more' });
  expect(preview.renderPage('collection:more')?.html).toContain('<body>Terms');
});
