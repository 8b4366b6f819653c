// Texts in French. cspell:ignore Fermer Annonce
// cspell:ignore Français Deutsch Frühling Laden Schließen
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MINIMAL_RUNTIME } from '../../../fixtures/sites/minimal-runtime.ts';
import { documentFile, smallBlog, smallSite } from '../../../fixtures/sites/small-site.ts';
import { createMemoryFiles, type FileMap } from '../../1-read/memory-files.ts';
import { validateSite } from '../../2-validate/validate-site.ts';
import { createMemoryOutput } from '../../5-write/memory-output.ts';
import { compileSite, renderSite } from '../../compile-site.ts';
import { popupSchema } from '../../model/documents/popup.ts';
import { createSiteSession } from '../../site-session.ts';
import { POPUP_SCRIPT } from './popup-script.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

function siteWith(popup: object | undefined, websiteSettings: object = {}, files: FileMap = {}): FileMap {
  const body = {
    schemaVersion: 1,
    theme: 'theme',
    website: { id: 'w1', siteTitle: 'Small', language: 'fr' },
    websiteSettings: { ...websiteSettings, ...(popup && { popup }) },
  };
  return smallSite({
    ...smallBlog('One'),
    'forms/news.json': documentFile('form', 'news', {
      name: 'News',
      fields: { mail: { order: 'a', type: 'email', rawTitle: 'Email' } },
    }),
    'theme/site.region':
      '<html><head>{squarespace-headers}</head><body>{squarespace.main-content}</body></html><!-- </body> -->',
    'theme/template.conf': '{ "name": "Kiln", "layouts": { "default": { "regions": ["site"] } } }',
    ...files,
    'site.json': documentFile('settings', 'settings', body),
  });
}

async function build(popup: object | undefined, websiteSettings: object = {}, files: FileMap = {}) {
  const output = createMemoryOutput();
  const site = createMemoryFiles(siteWith(popup, websiteSettings, files));
  const ports = { site, output, hash: sha256, runtime: MINIMAL_RUNTIME };
  const { ok, diagnostics } = await compileSite(ports, { now: 0 });
  const texts = [...output.files.keys()].map((path) => [path, output.readText(path) ?? ''] as const);
  return { ok, diagnostics, texts: Object.fromEntries(texts), page: output.readText('index.html') ?? '' };
}

const dialogOf = (page: string) => /<dialog class="quoin-popup"[\s\S]*?<\/dialog>/.exec(page)?.[0] ?? '';
const SPRING = { title: 'Spring', text: 'New *glazes*' };

describe('the popup of a site', () => {
  it('is at the end of the body, before its script', async () => {
    const { page } = await build(SPRING);
    expect(page).toContain(`${dialogOf(page)}<script>${POPUP_SCRIPT}</script>\n`);
    expect(page.indexOf('<dialog')).toBeLessThan(page.indexOf('</body></html>'));
  });

  it('has a heading that names it, its text as HTML, and a button that closes it', async () => {
    const dialog = dialogOf((await build(SPRING)).page);
    expect(dialog).toContain('aria-labelledby="quoin-popup-title"');
    expect(dialog).toContain('<h2 class="quoin-popup-title" id="quoin-popup-title">Spring</h2>');
    expect(dialog).toContain('<p>New <em>glazes</em></p>');
    expect(dialog).toMatch(/^<[^>]+>\n<button type="button" class="quoin-popup-close" aria-label="Fermer">/);
  });

  it('has a name without a title', async () => {
    expect(dialogOf((await build({ text: 'New' })).page)).toContain('aria-label="Annonce"');
  });

  it('shows HTML in its title as text', async () => {
    expect(dialogOf((await build({ title: '<img src=x>' })).page)).toContain('>&lt;img src=x&gt;</h2>');
  });

  it('has the templates of blocks: an image, a form and a button', async () => {
    const files = {
      'assets/cup.json': documentFile('asset', 'cup', { filename: 'cup.png', mime: 'image/png' }),
      'assets/cup.png': 'png',
      'theme/blocks/button.block': '<b>{label}</b>',
      'theme/blocks/button.block.conf': '{ "type": "button" }',
    };
    const button = { label: 'Shop', href: '/log' };
    const { page } = await build({ imageId: 'cup', formId: 'news', button }, {}, files);
    const dialog = dialogOf(page);
    expect(dialog).toContain('<img src="/assets/cup.png"');
    expect(dialog).toContain(
      '<form class="quoin-form" method="post" action="/api/form/SaveFormSubmission" data-form-id="news"',
    );
    expect(dialog).toContain('<b>Shop</b>');
  });

  it('is at one of the nine positions, by default in the center', async () => {
    const position = async (popup: object) =>
      /data-position="(\w+)"/.exec(dialogOf((await build({ ...SPRING, ...popup })).page))?.[1];
    expect([await position({}), await position({ position: 'BOTTOM_RIGHT' })]).toEqual([
      'CENTER',
      'BOTTOM_RIGHT',
    ]);
  });

  it('is on pages, lists, items, the search and the page for missing pages, and not where visitors buy', async () => {
    const body = { title: 'Shop', urlId: 'shop', type: 13, typeName: 'products' };
    const shop = { 'collections/shop.json': documentFile('collection', 'shop', body) };
    const { texts } = await build(SPRING, {}, shop);
    const pages = Object.keys(texts).filter((path) => path.endsWith('.html'));
    const hasPopup = (path: string) => dialogOf(texts[path] ?? '') !== '';
    expect(pages.filter((path) => !hasPopup(path)).sort()).toEqual([
      '404/message/index.html',
      'cart/index.html',
      'checkout/index.html',
      'checkout/order-confirmed/index.html',
    ]);
    expect(pages.filter(hasPopup).sort()).toEqual([
      '404.html',
      'index.html',
      'log/index.html',
      'log/one/index.html',
      'search/index.html',
      'shop/index.html',
    ]);
  });

  it.each([
    ['off', { ...SPRING, enabled: false }],
    ['empty', { title: ' ', text: '' }],
  ])('leaves no trace when it is %s', async (_, popup) => {
    const texts = JSON.stringify((await build(popup)).texts);
    expect(texts).not.toMatch(/quoin-popup|popup-overlay/);
  });

  it('runs under the content security policy of the page', async () => {
    const { texts } = await build(SPRING);
    expect(texts._headers).toContain(`'sha256-${sha256(POPUP_SCRIPT)}'`);
  });

  it('has its styles in the style sheet, where resets of the theme do not move it', async () => {
    const { texts } = await build(SPRING);
    const css = Object.entries(texts).find(([path]) => path.endsWith('.css'))?.[1];
    expect(css).toContain('.quoin-popup[data-position^="TOP"]');
  });

  it('renders all pages again when it is edited', async () => {
    const ports = (title: string) => ({ site: createMemoryFiles(siteWith({ ...SPRING, title })) });
    const session = createSiteSession({}, validateSite);
    const first = await renderSite(ports('Spring'), { now: 0 }, session);
    const second = await renderSite(ports('Summer'), { now: 0 }, session);
    expect(second.rendered?.renderedUrls).toEqual(first.rendered?.renderedUrls);
  });
});

it('may be translated, and links to pages in the language', async () => {
  const popup = { title: 'Frühling', button: { label: 'Laden' } };
  const languages = [
    { code: 'fr', name: 'Français', isPrimary: true },
    { code: 'de', name: 'Deutsch' },
  ];
  const files = siteWith({ ...SPRING, button: { label: 'Shop', href: '/log' } });
  const { body } = JSON.parse(files['site.json'] as string) as { readonly body: object };
  const output = createMemoryOutput();
  const site = createMemoryFiles({
    ...files,
    'site.json': documentFile('settings', 'settings', { ...body, languages }),
    'translations/de/site.json': JSON.stringify({ body: { websiteSettings: { popup } } }),
  });
  await compileSite({ site, output }, { now: 0 });
  const dialog = dialogOf(output.readText('de/index.html') ?? '');
  expect(dialog).toContain('>Frühling</h2>');
  expect(dialog).toContain('href="/de/log">Laden</a>');
  expect(dialog).toContain('aria-label="Schließen"');
});

describe('the census call of the popup', () => {
  const censusOf = async (websiteSettings: object, path = 'index.html') =>
    /data-census="[^>]*?(?=>)/.exec(dialogOf((await build(SPRING, websiteSettings)).texts[path] ?? ''))?.[0];

  it('has the version and the page fields that are the same on every page', async () => {
    expect(await censusOf({})).toBe(
      'data-census="version=1&amp;websiteId=w1&amp;templateId=Kiln&amp;website_locale=fr"',
    );
  });

  it('needs consent where the cookie banner asks for it', async () => {
    expect(await censusOf({ cookieBannerEnabled: true })).toMatch(/ data-consent="1"$/);
  });

  it('is not sent without analytics', async () => {
    expect(await censusOf({ analyticsEnabled: false })).toBeUndefined();
  });

  it('is not sent by the page for missing pages', async () => {
    expect(await censusOf({}, '404.html')).toBeUndefined();
  });
});

describe('settings of the popup', () => {
  it.each([
    ['another position', { position: 'MIDDLE' }],
    ['a title of 201 characters', { title: 'a'.repeat(201) }],
    ['a text of 10,001 characters', { text: 'a'.repeat(10_001) }],
    ['a delay of 601 seconds', { delay: 601 }],
    ['a negative delay', { delay: -1 }],
    ['no part of the page', { scroll: 0 }],
    ['more than the page', { scroll: 101 }],
    ['no days', { days: 0 }],
    ['more than a year', { days: 366 }],
    ['version 0', { version: 0 }],
    ['half a version', { version: 1.5 }],
    ['a text as a flag', { enabled: 'yes' }],
    ['a button without a label', { button: { label: '', href: '/' } }],
    ['a button that runs code', { button: { label: 'Shop', href: 'javascript:alert(1)' } }],
    ['an invalid id', { imageId: 'a b' }],
  ])('are rejected with %s', async (_, popup) => {
    expect((await build({ ...SPRING, ...popup })).ok).toBe(false);
  });

  it('have defaults', () => {
    expect(popupSchema.parse({})).toEqual({
      enabled: true,
      position: 'CENTER',
      delay: 5,
      days: 30,
      version: 1,
    });
  });

  it.each([
    ['imageId', 'site/unknown-reference'],
    ['formId', 'site/unknown-reference'],
  ])('report an unknown %s', async (field, code) => {
    const { diagnostics } = await build({ ...SPRING, [field]: 'none' });
    expect(diagnostics.map((each) => each.code)).toContain(code);
  });

  it.each([
    ['its text', { text: '[Shop](/nowhere)' }],
    ['its button', { button: { label: 'Shop', href: '/nowhere' } }],
  ])('report a dead link in %s', async (_, popup) => {
    const { diagnostics } = await build({ ...SPRING, ...popup });
    expect(diagnostics.map((each) => each.code)).toContain('site/dead-link');
  });
});
