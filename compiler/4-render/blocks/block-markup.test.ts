import { describe, expect, it } from 'vitest';
import { createMemoryFiles, type FileMap } from '../../1-read/memory-files.ts';
import { createMemoryOutput } from '../../5-write/memory-output.ts';
import { compileSite } from '../../compile-site.ts';
import { compileStyles } from '../../node/styles/compile-styles.ts';

interface Built {
  readonly html: string;
  readonly css: string;
}

const REGION = '<html><head>{squarespace-headers}</head><body>{squarespace.main-content}</body></html>';

function document(type: string, id: string, body: object): string {
  return JSON.stringify({ type, id, body });
}

/** Builds a site with one page of these sections and blocks. */
async function build(
  page: { readonly sections?: object; readonly blocks: Readonly<Record<string, object>> },
  files: FileMap = {},
): Promise<Built> {
  const blocks = Object.entries(page.blocks).map(([id, block]) => [
    id,
    { section: 's', order: id, ...block },
  ]);
  const body = {
    pageType: 2,
    title: 'Write to us',
    urlId: 'home',
    isHome: true,
    sections: page.sections ?? { s: { order: 'a0' } },
    blocks: Object.fromEntries(blocks),
  };
  const site = createMemoryFiles({
    'site.json': document('settings', 'settings', {
      schemaVersion: 1,
      theme: 'theme',
      website: { siteTitle: 'Small', timeZone: 'Europe/Lisbon' },
    }),
    'pages/home.json': document('page', 'home', body),
    'theme/template.conf': '{ "layouts": { "default": { "regions": ["site"] } } }',
    'theme/site.region': REGION,
    ...files,
  });
  const output = createMemoryOutput();
  const { ok, diagnostics } = await compileSite({ site, output, compileStyles }, { now: 0 });
  expect(ok, JSON.stringify(diagnostics)).toBe(true);
  const css = [...output.files.keys()].find((path) => path.endsWith('.css')) ?? '';
  return { html: output.readText('index.html') ?? '', css: output.readText(css) ?? '' };
}

/** An image, with its focal point. */
function image(id: string, mediaFocalPoint?: { readonly x: number; readonly y: number }): FileMap {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
  const filename = `${id}.svg`;
  const asset = { filename, mime: 'image/svg+xml', originalSize: '40x30', mediaFocalPoint };
  return { [`assets/${filename}`]: svg, [`assets/${filename}.json`]: document('asset', id, asset) };
}

function form(fields: object): FileMap {
  return { 'forms/f.json': document('form', 'f', { name: 'F', submitLabel: 'Send', fields }) };
}

const SECTION_FIELDS = {
  about: { order: 'a0', rawTitle: 'About you', type: 'section' },
  email: { order: 'a1', rawTitle: 'Email', type: 'email' },
};

describe('focal points', () => {
  const gallery = { kind: 8, value: { assetIds: ['left', 'middle', 'low'], options: { design: 'grid' } } };
  const images = {
    ...image('left', { x: 0.1, y: 0.254 }),
    ...image('middle', { x: 0.5, y: 0.5 }),
    ...image('low', { x: 1, y: 1 }),
  };

  it('position every image that has one, wherever it is shown', async () => {
    const block = { kind: 5, value: { assetId: 'left' } };
    const { html, css } = await build({ blocks: { a: gallery, b: block } }, images);
    const classes = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => [
      /src="\/assets\/(\w+)/.exec(tag)?.[1],
      /class="([^"]*)"/.exec(tag)?.[1],
    ]);
    expect(classes).toEqual([
      ['left', 'focal-10-25'],
      ['middle', undefined],
      ['low', 'focal-100-100'],
      ['left', 'focal-10-25'],
    ]);
    expect(css).toContain('.focal-10-25{object-position:10% 25%}');
    expect(css).toContain('.focal-100-100{object-position:100% 100%}');
    expect(css).not.toContain('focal-50-50');
  });

  it('are added to the classes of the template', async () => {
    const sections = { s: { order: 'a0', background: { assetId: 'low' } } };
    const { html } = await build({ sections, blocks: { a: gallery } }, images);
    expect(html).toContain('class="section-background focal-100-100"');
  });
});

describe('a section with a background image', () => {
  it('covers the section above its background color, whatever the theme says about images', async () => {
    const sections = { s: { order: 'a0', background: { assetId: 'wide' } } };
    const text = { kind: 2, value: { markdown: 'Text' } };
    const { css } = await build({ sections, blocks: { a: text } }, image('wide'));
    const [, declarations = ''] = /[\n}]\.section-background\{([^}]*)\}/.exec(css) ?? [];
    expect(declarations.split(';')).toEqual(
      expect.arrayContaining(['position:absolute', 'inset:0', 'height:100%', 'object-fit:cover']),
    );
    // A negative index would put it below the background of the page.
    expect(declarations).not.toContain('z-index');
    expect(css).toMatch(/:has\(>\.section-background\)~\*\)\{position:relative\}/);
  });
});

it('a section of full height is at least as high as the window, with its blocks in the middle', async () => {
  const sections = { s: { order: 'a0', height: 'full' } };
  const { html, css } = await build({ sections, blocks: { a: { kind: 2, value: { markdown: 'Text' } } } });
  expect(html).toContain('class="page-section height-full"');
  const [, declarations = ''] = /:where\(\.height-full\)\{([^}]*)\}/.exec(css) ?? [];
  expect(declarations.split(';')).toEqual(
    expect.arrayContaining(['min-height:100svh', 'align-content:center']),
  );
});

describe('the headings of a form', () => {
  const headings = (html: string) => [...html.matchAll(/<(h\d)[^>]*>/g)].map(([, name]) => name);

  it('follow the title of the page without a gap', async () => {
    const title = { kind: 2, value: { markdown: '# Contact' } };
    const { html } = await build(
      { blocks: { a: title, b: { kind: 9, value: { formId: 'f' } } } },
      form(SECTION_FIELDS),
    );
    expect(headings(html)).toEqual(['h1', 'h2']);
    expect(html).toContain('<h2 class="form-section">About you</h2>');
  });

  it.each([
    ['Letters', ['h2', 'h3']],
    [undefined, ['h2']],
  ])('are below the title of a newsletter, if there is one (%s)', async (title, expected) => {
    const { html } = await build(
      { blocks: { a: { kind: 51, value: { formId: 'f', title } } } },
      form(SECTION_FIELDS),
    );
    expect(headings(html)).toEqual(expected);
  });
});

describe('galleries', () => {
  it.each([
    ['slideshow', true],
    ['slider', true],
    ['grid', false],
    ['stacked', false],
  ])('that scroll can be focused with the keyboard and have a name: %s', async (design, isFocusable) => {
    const gallery = { kind: 8, value: { assetIds: ['one'], options: { design } } };
    const { html } = await build({ blocks: { a: gallery } }, image('one'));
    const [list = ''] = /<ul class="gallery [^>]*>/.exec(html) ?? [];
    expect(list.includes('tabindex="0" aria-label="Gallery"')).toBe(isFocusable);
  });
});

it('the page title of a form submission is the title of the page, without that of the site', async () => {
  const { html } = await build(
    { blocks: { a: { kind: 9, value: { formId: 'f' } } } },
    form({ email: { order: 'a0', rawTitle: 'Email', type: 'email' } }),
  );
  expect(html).toContain('<input type="hidden" name="pageTitle" value="Write to us">');
});

it('a newsletter is submitted like a form (R-EFORM-API-17)', async () => {
  const { html } = await build(
    { blocks: { a: { kind: 51, value: { formId: 'f' } } } },
    form({ email: { order: 'a0', rawTitle: 'Email', type: 'email' } }),
  );
  expect(html).toContain('<form class="quoin-form" method="post" action="/api/form/SaveFormSubmission"');
  expect(html).toContain('<input type="hidden" name="formId" value="f">');
});
