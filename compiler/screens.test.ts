import { describe, expect, it } from 'vitest';
import { createMemoryFiles } from './1-read/memory-files.ts';
import { renderSite } from './compile-site.ts';
import { buildSmallSite, documentText, withSmallSite } from './testing/build-small-site.ts';

const BARE = '<html><head></head><body class="bare">{squarespace.main-content}</body></html>';
const THEME = (layouts: object) => ({
  'theme/template.conf': JSON.stringify({ layouts: { default: { regions: ['site'] }, ...layouts } }),
  'theme/bare.region': BARE,
});
const page = (id: string, more: object) =>
  documentText('page', id, { pageType: 2, title: 'Soon', urlId: id, ...more });
const IMAGE = {
  'assets/sea.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/sea.svg.json': documentText('asset', 'sea', { filename: 'sea.svg', mime: 'image/svg+xml' }),
};

describe('a cover page', () => {
  it('has the layout of cover pages, or another one that it names', async () => {
    const site = await buildSmallSite({
      ...THEME({ 'cover-page': { regions: ['bare'] } }),
      'pages/soon.json': page('soon', { pageType: 3 }),
      'pages/own.json': page('own', { pageType: 3, regionName: 'default' }),
      'pages/other.json': page('other', {}),
    });
    const isBare = (id: string) => site.read(`${id}/index.html`).includes('class="bare"');
    expect(['soon', 'own', 'other'].map(isBare)).toEqual([true, false, false]);
  });

  it('has the default layout in a theme without one', async () => {
    const site = await buildSmallSite({ 'pages/soon.json': page('soon', { pageType: 3 }) });
    expect(site.read('soon/index.html')).toContain('<body');
  });
});

describe('the lock screen', () => {
  const lockScreen = async (website: object) => {
    const files = { ...IMAGE, 'pages/secret.json': page('secret', { password: 'tin glaze' }) };
    // `build` leaves out what only the server can show.
    const site = createMemoryFiles(withSmallSite(files, website));
    const { rendered } = await renderSite({ site }, { now: 0 });
    const file = rendered?.files.find(({ path }) => path.startsWith('404/lock-screen'));
    return file !== undefined && 'text' in file ? file.text : '';
  };

  it('has the image and the logo of the owner around the form', async () => {
    const html = await lockScreen({ lockScreenImageId: 'sea', lockScreenLogoImageId: 'sea' });
    expect(html).toMatch(
      /<div class="quoin-lock-page"><img [^>]*class="quoin-lock-background"[^>]*><p class="quoin-lock-logo"><a href="\/"><img [^>]*alt="Small"[^>]*><\/a><\/p><!--quoin:main--><\/div>/,
    );
  });

  it('has only the form without them', async () => {
    const html = await lockScreen({});
    expect([html.includes('<!--quoin:main-->'), html.includes('quoin-lock')]).toEqual([true, false]);
  });
});
