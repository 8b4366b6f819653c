import { expect, it } from 'vitest';
import { documentFile, smallBlog, smallSite } from '../../../fixtures/sites/small-site.ts';
import { createMemoryFiles, type FileMap } from '../../1-read/memory-files.ts';
import { renderSite } from '../../compile-site.ts';
import { createMemoryImages } from '../ports/memory-images.ts';

const page = (id: string, more: object): FileMap => ({
  [`pages/${id}.json`]: documentFile('page', id, { pageType: 2, title: id, urlId: id, ...more }),
});

const image = (id: string): FileMap => ({
  [`assets/${id}.json`]: documentFile('asset', id, { filename: `${id}.svg`, mime: 'image/svg+xml' }),
  [`assets/${id}.svg`]: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
});

const SITE: FileMap = {
  'site.json': documentFile('settings', 'settings', {
    schemaVersion: 1,
    theme: 'theme',
    website: { siteTitle: 'Small', siteDescription: 'A site.', baseUrl: 'https://small.example' },
    websiteSettings: { socialImages: true },
  }),
  ...page('about', {}),
  ...image('one'),
  ...image('two'),
};

/** The head of a page of the site with these files. */
async function headOf(path: string, files: FileMap = {}): Promise<string> {
  const images = { ...createMemoryImages({}), hasCards: true };
  const site = createMemoryFiles(smallSite({ ...SITE, ...files }));
  const { rendered } = await renderSite({ site, images }, { now: 5 });
  const file = rendered?.files.find((each) => each.path === path);
  return file !== undefined && 'text' in file ? file.text.slice(0, file.text.indexOf('</head>')) : '';
}

it.each(['404.html', 'search/index.html', '404/message/index.html'])(
  'search engines do not list %s, which has no URL of its own',
  async (path) => {
    const head = await headOf(path);
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).not.toMatch(/canonical|ld\+json|og:url/);
  },
);

it('a page that the owner hides is not listed, described or drawn for search engines', async () => {
  const head = await headOf('about/index.html', page('about', { seo: { hidden: true } }));
  expect(head).toContain('<meta name="robots" content="noindex">');
  expect(head).not.toMatch(/ld\+json|og:image/);
  const shown = await headOf('about/index.html');
  expect(shown).not.toContain('noindex');
  expect(shown).toMatch(/og:image.*ld\+json/s);
});

it.each<readonly [string, object, string]>([
  ['its own for search engines', { seo: { description: 'For engines.' } }, 'For engines.'],
  ['otherwise its excerpt', {}, 'An excerpt.'],
])('the description of a post is %s', async (_what, fields, description) => {
  const files = smallBlog('Text', { excerpt: 'An *excerpt*.', publishOn: 1, ...fields });
  expect(await headOf('log/one/index.html', files)).toContain(
    `<meta name="description" content="${description}">`,
  );
});

it('the description of the site is that of the home page only', async () => {
  expect(await headOf('index.html')).toContain('content="A site."');
  expect(await headOf('about/index.html')).not.toContain('A site.');
});

it('a description has at most 300 characters', async () => {
  const head = await headOf('about/index.html', page('about', { description: 'x'.repeat(301) }));
  expect(head).toContain(`<meta name="description" content="${'x'.repeat(300)}">`);
});

it('the image for social networks takes precedence over the image of the page', async () => {
  const both = page('about', { mainImageId: 'one', seo: { imageId: 'two' } });
  expect(await headOf('about/index.html', both)).toContain('content="https://small.example/assets/two.svg"');
});
