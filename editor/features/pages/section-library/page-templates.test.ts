import { describe, expect, it } from 'vitest';
import {
  applyOperations,
  type Bodies,
  type DocKey,
  type Page,
  pageSchema,
} from '../../../../compiler/model/index.ts';
import { BLOCK_TYPE } from '../../../../formatters/vocabulary/content/block-type.ts';
import { textAt } from '../../../core/model/json-access.ts';
import { SHOP_DOCS } from '../../../testing/shop-documents.ts';
import { blocksOf, sectionsOf } from '../model/page-layout.ts';
import { addPageOfTemplate } from './add-page-of-template.ts';
import { SECTION_DESIGNS } from './designs/index.ts';
import { BLANK_PAGE, PAGE_TEMPLATES, type PageTemplate } from './page-templates.ts';

const PHOTO = { filename: 'a.jpg', mime: 'image/jpeg', originalSize: '1600x900' };
const SITE: Bodies = new Map<DocKey, unknown>([
  ...SHOP_DOCS.map(({ key, body }): [DocKey, unknown] => [key, body]),
  ['asset:photo', PHOTO],
]);

/** The page that a template makes on a site. */
function pageOf(template: PageTemplate, { title = 'Our *studio*', bodies = SITE } = {}): Page {
  const ids = Array.from({ length: 200 }, (_, index) => `id${index}`);
  const newId = () => ids.shift() ?? expect.fail('too many ids');
  const page = {
    pageId: 'new',
    entryId: 'entry',
    title,
    isInNavigation: false,
    template,
    may: () => true,
    newId,
  };
  const command = addPageOfTemplate(bodies, page);
  const applied = applyOperations(bodies, command(bodies).ops);
  if (!applied.ok) throw new Error(applied.message);
  return pageSchema.parse(applied.bodies.get('page:new'));
}

const headlinesOf = (page: Page) =>
  blocksOf(page)
    .map(({ body }) => textAt(body, 'value', 'markdown'))
    .filter((markdown) => markdown.startsWith('# '));

const template = (id: string) => PAGE_TEMPLATES.find((each) => each.id === id) ?? expect.fail(id);

describe.each(PAGE_TEMPLATES.map((each) => [each.name, each] as const))('the page template %s', (_, each) => {
  it('has one headline, the title, at the start', () => {
    const page = pageOf(each);
    expect(headlinesOf(page)).toEqual(['# Our \\*studio\\*']);
    expect(textAt(blocksOf(page)[0]?.body, 'value', 'markdown')).toBe('# Our \\*studio\\*');
  });

  it('is made of sections of the library', () => {
    const known = Object.values(SECTION_DESIGNS).flatMap((designs) => designs.map(({ id }) => id));
    expect(each.designs.filter((id) => !known.includes(id))).toEqual([]);
  });
});

it('a blank page is a draft with its title', () => {
  expect(pageOf(BLANK_PAGE)).toMatchObject({ status: 'Draft', urlId: 'our-studio' });
  expect(blocksOf(pageOf(BLANK_PAGE))).toHaveLength(1);
});

it('has all sections of its template in their order', () => {
  const page = pageOf(template('contact'));
  expect(sectionsOf(page)).toHaveLength(3);
  expect(blocksOf(page).map(({ body }) => Object(body).kind)).toEqual([
    BLOCK_TYPE.html,
    BLOCK_TYPE.html,
    BLOCK_TYPE.form,
    BLOCK_TYPE.html,
    BLOCK_TYPE.html,
    BLOCK_TYPE.html,
  ]);
});

it('leaves out sections with images on a site without any', () => {
  const bodies = new Map([...SITE].filter(([key]) => key !== 'asset:photo'));
  const page = pageOf(template('portfolio'), { bodies });
  // The title and the call to action.
  expect(sectionsOf(page)).toHaveLength(2);
});

it('creates each form once, and no id twice, for several sections with forms', () => {
  const bodies = new Map([...SITE].filter(([key]) => !key.startsWith('form:')));
  const forms = { ...BLANK_PAGE, designs: ['contact-form', 'newsletter', 'contact-image'] };
  const page = pageOf(forms, { bodies });
  const blocks = blocksOf(page);
  expect(blocks.flatMap(({ body }) => textAt(body, 'value', 'formId') || [])).toEqual([
    ...['contact', 'newsletter', 'contact'],
  ]);
  expect(new Set([...blocks, ...sectionsOf(page)].map(({ id }) => id)).size).toBe(
    blocks.length + sectionsOf(page).length,
  );
});
