// A name of the platform. cspell:ignore clickthrough
import { describe, expect, it } from 'vitest';
import { buildSmallSite, documentText, homeWithBlock } from '../../testing/build-small-site.ts';

const IMAGE = {
  'assets/cup.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
  'assets/cup.svg.json': documentText('asset', 'cup', {
    filename: 'cup.svg',
    mime: 'image/svg+xml',
    originalSize: '40x30',
    altText: 'A cup',
  }),
};

/** Renders a block of this kind with a template of the theme. */
async function withTemplate(
  template: string,
  { type, kind, value }: { readonly type: string; readonly kind: number; readonly value: object },
): Promise<string> {
  const { read } = await buildSmallSite({
    ...IMAGE,
    'forms/news.json': documentText('form', 'news', { name: 'News', submitLabel: 'Join', fields: {} }),
    [`theme/blocks/${type}.block`]: `[${template}]`,
    [`theme/blocks/${type}.block.conf`]: JSON.stringify({ type }),
    ...homeWithBlock('b', kind, value),
  });
  return /\[(.*)\]/s.exec(read('index.html'))?.[1] ?? '';
}

describe('a block template of a theme', () => {
  const image = { type: 'image', kind: 5 };

  it('has the image in item', async () => {
    const template = '{.section item}{assetUrl} {originalSize}{.end}';
    expect(await withTemplate(template, { ...image, value: { assetId: 'cup' } })).toBe(
      '/assets/cup.svg 40x30',
    );
  });

  it('has the text of an image in info, as HTML', async () => {
    const value = { assetId: 'cup', caption: 'Cups & saucers', title: 'Cup', subtitle: 'For two' };
    const template = '{info.title}|{info.subtitle}|{info.description}|{info.altText}|{info.layout}';
    expect(await withTemplate(template, { ...image, value })).toBe(
      'Cup|<p>For two</p>|<p>Cups &amp; saucers</p>|A cup|caption-below',
    );
  });

  it('has the settings of an image in info', async () => {
    const value = {
      assetId: 'cup',
      designLayout: 'card',
      imagePosition: 'left',
      stretch: true,
      href: '/cup',
    };
    const template =
      '{info.designLayout} {info.imagePosition} {.if info.stretch}wide{.end} {info.clickthroughUrl.url} {info.layout}';
    expect(await withTemplate(template, { ...image, value })).toBe('card left wide /cup caption-hidden');
  });

  it('has the label, link and size of a button', async () => {
    const value = { label: 'Visit', href: '/visit', size: 'large', newWindow: true };
    const template = '{buttonText} {buttonLink} {buttonSize} {buttonAlignment} {.if newWindow}new{.end}';
    expect(await withTemplate(template, { type: 'button', kind: 53, value })).toBe(
      'Visit /visit large center new',
    );
  });

  it('has only the values of the block as the current value', async () => {
    const value = { quote: 'Slow', source: 'Inês' };
    const printed = await withTemplate('{@|json}', { type: 'quote', kind: 31, value });
    expect(JSON.parse(printed)).toEqual({ ...value, blockId: 'b' });
  });

  it('has the data of the page, too', async () => {
    const value = { quote: 'Slow' };
    expect(await withTemplate('{website.siteTitle}', { type: 'quote', kind: 31, value })).toBe('Small');
  });

  it.each([
    ['audio', 41],
    ['embed', 22],
    ['search', 33],
    ['website-component', 1337],
  ])('renders a kind of block that has no other template: %s', async (type, kind) => {
    const value = { audioAssetUrl: '/assets/song.mp3', title: 'Song' };
    expect(await withTemplate('{audioAssetUrl} {title}', { type, kind, value })).toBe(
      '/assets/song.mp3 Song',
    );
  });

  it.each([
    ['a script URL', 'java\nscript:steal()', ''],
    ['markup', '<b onclick="steal()">Song</b><script>steal()</script>', '<b>Song</b>'],
  ])('has no %s in values that the format does not know', async (_, title, expected) => {
    const template = '{.repeated section list}{title}{.end}';
    expect(await withTemplate(template, { type: 'audio', kind: 41, value: { list: [{ title }] } })).toBe(
      expected,
    );
  });

  it('has the texts of a newsletter', async () => {
    const value = { formId: 'news', title: 'News', description: 'Once a *month*' };
    const template = '{title}|{description.html|safe}|{form.submitButtonText}';
    expect(await withTemplate(template, { type: 'newsletter', kind: 51, value })).toBe(
      'News|Once a month|Join',
    );
  });
});
