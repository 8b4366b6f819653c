import { describe, expect, it } from 'vitest';
import { buildSmallSite, documentText } from '../../testing/build-small-site.ts';
import { createAnnotations } from './annotations.ts';
import { classicRows } from './classic-rows.ts';
import { galleryData } from './gallery-data.ts';
import { createLayoutRules } from './layout-rules.ts';
import { buttonFields, imageFields } from './platform-fields.ts';
import { sizesOf } from './sizes.ts';
import { blockTemplate } from './theme-block.ts';
import { videoData } from './video-data.ts';

it('a text that is marked as a field is not marked as another one', () => {
  const annotations = createAnnotations();
  const inner = annotations.text('inner', 'Text');
  expect(annotations.text('outer', inner)).toBe(inner);
  expect(annotations.apply(`<p>${annotations.text('outer', inner)}</p>`)).toBe(
    '<p data-edit="inner">Text</p>',
  );
});

it('the blocks of a column are in the order of their rows', () => {
  const cell = (col: number, span: number, row: number) => ({ col, span, row, rows: 2 });
  const rows = classicRows([
    { cell: cell(1, 24, 2), html: 'below' },
    { cell: cell(3, 8, 1), html: 'above' },
  ] as never);
  expect(rows).toMatchObject([{ columns: [{ blocks: [{ html: 'above' }, { html: 'below' }] }] }]);
});

it('the largest version of an image of a gallery is the one that was made', () => {
  const data = galleryData({
    id: 'g',
    images: [
      { id: 'made', assetUrl: '/a.jpg', largeUrl: '/large.webp', originalSize: '9x8' },
      { id: 'own', assetUrl: '/b.jpg', originalSize: '9x8' },
    ],
    options: { lightbox: true },
    layout: undefined,
  } as never);
  expect(data.items).toMatchObject([
    { largeUrl: '/large.webp' },
    { largeUrl: '/b.jpg', largeWidth: '9', largeHeight: '8' },
  ]);
});

it('only a block that covers others has a class for its level', () => {
  const classes = (z: number) =>
    createLayoutRules().classes({ desktop: { col: 1, span: 2, row: 1, rows: 1, z } } as never);
  expect(classes(0)).not.toContain('d-z0');
  expect(classes(2)).toContain('d-z2');
});

it('an image is fluid and a button of medium size unless the block says otherwise', () => {
  expect(imageFields({} as never, { image: undefined, caption: undefined })).toMatchObject({
    info: { designLayout: 'fluid', imagePosition: 'center', stretch: false },
  });
  expect(buttonFields({ href: '/' } as never, 'Go')).toMatchObject({
    buttonSize: 'medium',
    buttonAlignment: 'center',
  });
});

it('an image is never smaller than its columns', () => {
  expect(sizesOf({ desktop: { span: 8 } } as never)).toBe('(max-width: 432px) 100vw, 34vw');
});

it('a template of a block is found in the text of its file', () => {
  const piece = { file: 'theme/blocks/a.block', start: 1, sourceStart: 0, isGenerated: false };
  const template = { name: 'a.block', text: 'ab', pieces: [piece] };
  const a = blockTemplate(template);
  expect(a.text.slice(a.pieces[0]?.start)).toMatch(/^b/);
});

it('the texts of a video name its provider, in the words of the site', () => {
  const services = {
    json: { image: () => undefined },
    strings: { videoNotice: 'From {provider}' },
    mark: (_: string, text: string) => text,
  };
  expect(videoData({ url: 'https://vimeo.com/12345' } as never, services as never)).toMatchObject({
    playText: 'Play video on Vimeo',
    notice: 'From Vimeo',
  });
});

describe('a page', () => {
  const newsletter = (kind: number, value: object, order: string) => ({ kind, order, section: 's', value });

  it('hides sections, reports unknown blocks and has the form of its newsletter', async () => {
    const { read, diagnostics } = await buildSmallSite({
      'forms/news.json': documentText('form', 'news', {
        name: 'News',
        fields: { email: { type: 'email', rawTitle: 'Email', order: 'a0' } },
      }),
      'pages/home.json': documentText('page', 'home', {
        pageType: 2,
        title: 'Home',
        urlId: 'home',
        isHome: true,
        sections: { s: { order: 'a0', hidden: ['phone', 'desktop'] } },
        blocks: {
          unknown: newsletter(70, {}, 'a0'),
          news: newsletter(51, { formId: 'news' }, 'a1'),
        },
      }),
    });
    expect(read('index.html')).toContain('hide-phone hide-desktop');
    expect(read('index.html')).toContain('data-newsletter');
    expect(diagnostics.find(({ code }) => code === 'site/unsupported-block')?.trail).toEqual([
      'pages/home.json',
    ]);
  });
});
