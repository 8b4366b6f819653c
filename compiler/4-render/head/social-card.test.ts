import { describe, expect, it } from 'vitest';
import { documentFile, smallBlog, smallSite } from '../../../fixtures/sites/small-site.ts';
import { createMemoryFiles, type FileMap } from '../../1-read/memory-files.ts';
import { createMemoryOutput } from '../../5-write/memory-output.ts';
import { compileSite } from '../../compile-site.ts';
import { createMemoryImages } from '../ports/memory-images.ts';
import { brandColor, planCard } from './social-card.ts';

describe('the color of cards', () => {
  it.each([
    ['--ground:#eff1ed;--ink:#16203a;--glaze:#1f3f86;--mark:#96492b', '#1f3f86'],
    ['--bad: #A01C17; --leaf: #063', '#006633'],
    ['--sun:#ffd700;--ink:#222', '#1f2933'],
    ['', '#1f2933'],
  ])('is the first strong one of a theme that white can be read on: %s', (css, color) => {
    expect(brandColor(`:root{${css}}`)).toBe(color);
  });
});

describe('a card', () => {
  const card = { title: 'One', siteTitle: 'Small', color: '#1f3f86' };

  it.each([{ title: 'Two' }, { siteTitle: 'Other' }, { color: '#000000' }])(
    'has another name when it shows something else: %j',
    (change) => {
      expect(planCard(card).path).toBe(planCard({ ...card }).path);
      expect(planCard({ ...card, ...change }).path).not.toBe(planCard(card).path);
    },
  );

  it('shows at most 200 characters', () => {
    const title = planCard({ ...card, title: `${'🍵'.repeat(300)}` }).card?.title;
    expect(title).toBe(`${'🍵'.repeat(200)}…`);
  });
});

describe('the image of a page for social networks', () => {
  it('is drawn where there is none', async () => {
    const { page, files } = await build({});
    const [, path = ''] = /property="og:image" content="https:\/\/small\.example\/([^"]*)"/.exec(page) ?? [];
    expect(path).toMatch(/^assets\/social-\w{8}\.png$/);
    expect(files).toContain(path);
    expect(page).toContain('property="og:image:alt" content="One &amp; two"');
    expect(page).toContain('name="twitter:card" content="summary_large_image"');
  });

  it.each([
    ['of the post', { item: { mainImageId: 'cup' } }],
    ['of the site', { website: { socialLogoImageId: 'cup' } }],
  ])('is the one %s', async (_whose, fields) => {
    const { page, files } = await build(fields);
    expect(page).toContain('/assets/cup.svg"');
    expect(files.filter((path) => path.includes('social-'))).toHaveLength('item' in fields ? 2 : 0);
  });

  it.each([
    ['unless the site asks for it', { websiteSettings: {} }],
    ['without a base URL', { website: { baseUrl: undefined } }],
  ])('is not drawn %s', async (_when, fields) => {
    const { page, files } = await build(fields);
    expect(page).not.toContain('og:image');
    expect(files.filter((path) => path.includes('social-'))).toEqual([]);
  });
});

interface Fields {
  readonly item?: object;
  readonly website?: object;
  readonly websiteSettings?: object;
}

async function build({ item, website, websiteSettings = { socialImages: true } }: Fields) {
  const base = { siteTitle: 'Small', timeZone: 'UTC', baseUrl: 'https://small.example' };
  const more: FileMap = {
    ...smallBlog('a', { title: 'One & two', ...item }),
    'site.json': documentFile('settings', 'settings', {
      schemaVersion: 1,
      theme: 'theme',
      website: { ...base, ...website },
      websiteSettings,
    }),
    'assets/cup.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/cup.svg.json': documentFile('asset', 'cup', { filename: 'cup.svg', mime: 'image/svg+xml' }),
  };
  const output = createMemoryOutput();
  const images = { ...createMemoryImages({}), hasCards: true };
  const site = createMemoryFiles(smallSite(more));
  const { diagnostics } = await compileSite({ site, output, images }, { now: 0 });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const page = new TextDecoder().decode(output.files.get('log/one/index.html'));
  return { page, files: [...output.files.keys()] };
}
