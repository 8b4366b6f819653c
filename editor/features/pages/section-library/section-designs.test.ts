import { describe, expect, it } from 'vitest';
import {
  applyOperations,
  type Bodies,
  COLUMNS,
  type DocKey,
  pageSchema,
} from '../../../../compiler/model/index.ts';
import { SHOP_DOCS } from '../../../testing/shop-documents.ts';
import { blocksOf, type LayoutDevice } from '../model/page-layout.ts';
import { overlappingBlocks } from '../model/placed-blocks.ts';
import { addDesignedSection } from './add-designed-section.ts';
import { type DesignedSection, designImages, designSection } from './designed-section.ts';
import { SECTION_DESIGNS } from './designs/index.ts';
import type { SectionDesign } from './section-design.ts';

const PAGE: DocKey = 'page:home';
const DESIGNS = Object.values(SECTION_DESIGNS).flat();
const EMPTY_PAGE = { pageType: 2, title: 'Home', urlId: 'home', seo: {} };

const photo = (originalSize: string) => ({
  filename: `${originalSize}.jpg`,
  mime: 'image/jpeg',
  originalSize,
});

/** A shop with a blog and three photos. */
const SITE: Bodies = new Map<DocKey, unknown>([
  ...SHOP_DOCS.map(({ key, body }): [DocKey, unknown] => [key, body]),
  ['collection:blog', { type: 1, typeName: 'blog', title: 'Blog', urlId: 'blog' }],
  ['asset:tall', photo('800x1200')],
  ['asset:wide', photo('1600x900')],
  ['asset:square', photo('900x900')],
  [PAGE, EMPTY_PAGE],
]);

const mayAll = () => true;

function filled(
  design: SectionDesign,
  bodies = SITE,
  may: Parameters<typeof designSection>[2] = mayAll,
): DesignedSection {
  const designed = designSection(bodies, design, may);
  if ('missing' in designed) throw new Error(designed.missing);
  return designed;
}

/** The site after a section was added to its page. */
function siteWith(design: DesignedSection, bodies = SITE, after?: string): Bodies {
  const blockIds = design.blocks.map((_, index) => `block-${index}`);
  const command = addDesignedSection({ doc: PAGE, sectionId: 'new', blockIds, design }, after);
  const applied = applyOperations(bodies, command(bodies).ops);
  if (!applied.ok) throw new Error(applied.message);
  return applied.bodies;
}

const pageWith = (...options: Parameters<typeof siteWith>) => siteWith(...options).get(PAGE);

const design = (id: string) => DESIGNS.find((each) => each.id === id) ?? expect.fail(id);

describe('the section library', () => {
  it('has 40 designs, each with an id of its own', () => {
    expect(new Set(DESIGNS.map(({ id }) => id)).size).toBe(40);
    expect(DESIGNS).toHaveLength(40);
  });

  it.each(DESIGNS.map((each) => [each.name, each] as const))('%s is valid, without overlaps', (_, each) => {
    const page = pageWith(filled(each));
    expect(pageSchema.safeParse(page).error).toBeUndefined();
    for (const device of ['desktop', 'phone'] satisfies LayoutDevice[])
      for (const block of blocksOf(page)) expect(overlappingBlocks(page, block, device)).toEqual([]);
  });
});

it.each(
  DESIGNS.flatMap(({ name, blocks }) =>
    blocks
      .filter(({ col, span }) => span < COLUMNS && col - 1 === COLUMNS - (col - 1 + span))
      .flatMap(({ content }) =>
        content.kind === 'text' || content.kind === 'button' ? [[name, content] as const] : [],
      ),
  ),
)('%s: texts and buttons in the middle of the page are centered: %j', (_, content) => {
  if (content.kind === 'button') expect(content.alignment).toBe('center');
  else expect(content.value).toMatchObject({ html: expect.stringContaining(' class="align-center">') });
});

it('Centered headline has a button that is centered on the page, too', () => {
  const buttons = filled(design('headline-centered')).blocks.filter(({ kind }) => kind === 'button');
  expect(buttons.map(({ value }) => value)).toEqual([
    { label: 'Get started', href: '', alignment: 'center' },
  ]);
});

describe('the images of a section', () => {
  const imagesOf = (bodies: Bodies, id = 'team') =>
    filled(design(id), bodies).blocks.flatMap(({ kind, value }) => (kind === 'image' ? [value] : []));

  it('are those of the site in turn, in landscape format first', () => {
    expect(imagesOf(SITE)).toEqual([{ assetId: 'wide' }, { assetId: 'square' }, { assetId: 'tall' }]);
    expect(imagesOf(new Map([...SITE].filter(([key]) => key !== 'asset:tall')))).toEqual([
      { assetId: 'wide' },
      { assetId: 'square' },
      { assetId: 'wide' },
    ]);
  });

  it.each([
    ['an SVG', { filename: 'a.svg', mime: 'image/svg+xml', originalSize: '2000x1000' }],
    ['a small image', photo('200x200')],
    ['a video', { filename: 'a.mp4', mime: 'video/mp4', originalSize: '1920x1080' }],
  ])('are never %s', (_, asset) => {
    const bodies = new Map(SITE).set('asset:other', asset);
    expect(designImages(bodies)).not.toContain('other');
  });

  it('are never the logo', () => {
    const settings = { ...Object(SITE.get('settings:site')), website: { logoImageId: 'wide' } };
    expect(designImages(new Map(SITE).set('settings:site', settings))).toEqual(['square', 'tall']);
  });

  it('can be the one for sharing', () => {
    const settings = { ...Object(SITE.get('settings:site')), website: { socialLogoImageId: 'wide' } };
    expect(designImages(new Map(SITE).set('settings:site', settings))).toContain('wide');
  });

  it('can have an unknown size', () => {
    const bodies = new Map(SITE).set('asset:other', { filename: 'a.jpg', mime: 'image/jpeg' });
    expect(designImages(bodies)).toContain('other');
  });

  it('fill the background', () => {
    expect(filled(design('headline-on-image')).section).toEqual({
      height: 'full',
      background: { assetId: 'wide' },
    });
  });
});

it.each([
  ['image-left', 'asset:', 'Shows images. Upload one of at least 600 pixels under Assets first.'],
  ['headline-on-image', 'asset:', 'Shows images. Upload one of at least 600 pixels under Assets first.'],
  ['gallery-grid', 'asset:', 'Shows images. Upload one of at least 600 pixels under Assets first.'],
  ['new-products', 'collection:shop', 'Shows products. Create a store first.'],
  ['latest-posts', 'collection:blog', 'Shows posts. Create a blog first.'],
  ['featured-product', 'item:', 'Add a product first'],
])('%s reports what the site lacks without %s', (id, removed, missing) => {
  const bodies = new Map([...SITE].filter(([key]) => !key.startsWith(removed)));
  expect(designSection(bodies, design(id), mayAll)).toEqual({ missing });
});

describe('the form of a section', () => {
  const withoutForms = new Map([...SITE].filter(([key]) => !key.startsWith('form:')));

  it('is one of the site', () => {
    expect(filled(design('contact-form')).forms).toEqual([]);
    expect(filled(design('contact-form')).blocks[1]?.value).toEqual({ formId: 'contact' });
  });

  it('is created with the section if there is none', () => {
    const bodies = siteWith(filled(design('newsletter'), withoutForms), withoutForms);
    const [block] = blocksOf(bodies.get(PAGE));
    const { formId, title } = Object(Object(block?.body).value);
    expect(title).toBe('News once a month');
    expect(bodies.get(`form:${formId}`)).toMatchObject({ submitLabel: 'Subscribe' });
  });

  it('is needed for users who cannot create one', () => {
    const may = (action: string) => action !== 'forms.write';
    expect(designSection(withoutForms, design('contact-form'), may)).toHaveProperty('missing');
  });
});

describe('a section of the library', () => {
  const page = {
    ...EMPTY_PAGE,
    sections: { first: { order: 'a0' }, second: { order: 'a1' } },
    blocks: {},
  };
  const bodies = new Map(SITE).set(PAGE, page);
  const orderOf = (after?: string) =>
    Object.entries(Object(Object(pageWith(filled(design('headline')), bodies, after)).sections))
      .sort(([, one], [, other]) => (Object(one).order < Object(other).order ? -1 : 1))
      .map(([id]) => id);

  it('is inserted after another one, or at the end', () => {
    expect(orderOf('first')).toEqual(['first', 'new', 'second']);
    expect(orderOf()).toEqual(['first', 'second', 'new']);
  });

  it('has its blocks in reading order, below each other on phones', () => {
    const rows = blocksOf(pageWith(filled(design('headline-beside-image')), bodies)).map(
      ({ body }) => Object(body).layout.phone,
    );
    expect(rows).toEqual([1, 2, 3, 4].map((row) => ({ col: 1, span: 24, row, rows: 1 })));
  });

  it('is not added to a page that was deleted', () => {
    const command = addDesignedSection({
      doc: 'page:gone',
      sectionId: 'new',
      blockIds: [],
      design: filled(design('headline')),
    });
    expect(command(SITE).ops).toEqual([]);
  });
});

describe('the buttons of a section', () => {
  const linksOf = (id: string, bodies = SITE) =>
    filled(design(id), bodies).blocks.flatMap(({ kind, value }) =>
      kind === 'button' ? Object(value).href : [],
    );

  it('lead to the store, or the page that they name', () => {
    const contact = { pageType: 2, title: 'Contact', urlId: 'contact' };
    expect(linksOf('call-to-action', new Map(SITE).set('page:write', contact))).toEqual(['/contact']);
    expect(DESIGNS.flatMap(({ id }) => linksOf(id)).filter((href) => href === '/shop')).not.toEqual([]);
  });

  it('lead nowhere where the site has no such page, rather than to its home page', () => {
    const links = DESIGNS.flatMap(({ id }) => linksOf(id));
    expect(links).toContain('');
    expect(links).not.toContain('/');
  });
});
