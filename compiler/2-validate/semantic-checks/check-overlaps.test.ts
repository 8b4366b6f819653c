import { expect, it } from 'vitest';
import { createMemoryFiles } from '../../1-read/memory-files.ts';
import { createMemoryOutput } from '../../5-write/memory-output.ts';
import { compileSite } from '../../compile-site.ts';

const CELL = { col: 1, span: 12, row: 1, rows: 4 };
const TEXT = { kind: 2, value: { markdown: 'Cups' } };
const BUTTON = { kind: 53, value: { label: 'Go', href: '/' } };
const SETTINGS = { schemaVersion: 1, theme: 'theme', website: { siteTitle: 'A' } };
const HOME = { pageType: 2, title: 'Home', urlId: 'home', isHome: true, sections: { top: { order: 'a0' } } };

type Cells = Readonly<Record<string, object>>;

/** Builds a home page with these blocks, in reading order, and returns its diagnostics. */
async function reported(
  layouts: Readonly<Record<string, Cells>>,
  more: {
    readonly page?: object;
    readonly blocks?: Readonly<Record<string, object>>;
    readonly forms?: Readonly<Record<string, object>>;
  } = {},
) {
  const blocks = Object.entries(layouts).map(([id, layout], index) => {
    const own = { section: 'top', order: `a${index}`, layout, ...(index === 0 ? TEXT : BUTTON) };
    return [id, { ...own, ...more.blocks?.[id] }];
  });
  const body = { ...HOME, ...more.page, blocks: Object.fromEntries(blocks) };
  const forms = Object.entries(more.forms ?? {}).map(([id, form]) => [
    `forms/${id}.json`,
    JSON.stringify({ type: 'form', id, body: form }),
  ]);
  const site = createMemoryFiles({
    ...Object.fromEntries(forms),
    'site.json': JSON.stringify({ type: 'settings', id: 'settings', body: SETTINGS }),
    'pages/home.json': JSON.stringify({ type: 'page', id: 'home', body }, undefined, 1),
    'theme/template.conf': '{"layouts":{"default":{"regions":["a"]}}}',
    'theme/a.region': '{squarespace.main-content}',
    'theme/pages/about.page': 'About',
  });
  const { diagnostics } = await compileSite({ site, output: createMemoryOutput() }, { now: 0 });
  return diagnostics.filter(({ code }) => code === 'site/overlapping-blocks');
}

it('two blocks that overlap are a warning at the second, which names both and the screen', async () => {
  expect(await reported({ intro: { desktop: CELL }, go: { desktop: { ...CELL, col: 12, row: 4 } } })).toEqual(
    [
      {
        code: 'site/overlapping-blocks',
        severity: 'warning',
        message: 'The button "Go" and the text "Cups" of the page "Home" overlap on wide screens',
        ids: ['go', 'intro'],
        hint: expect.stringContaining('move or shrink one of them'),
        location: expect.objectContaining({
          file: 'pages/home.json',
          start: expect.objectContaining({ line: 31, column: 10 }),
        }),
      },
    ],
  );
});

it('accepts adjacent blocks and a block without a position', async () => {
  const beside = { ...CELL, col: 13 };
  const below = { ...CELL, row: 5 };
  expect(
    await reported({ a: { desktop: CELL }, b: { desktop: beside }, c: { desktop: below }, d: {} }),
  ).toEqual([]);
});

it('each screen has its own layout', async () => {
  const messages = async (layouts: Readonly<Record<string, Cells>>) =>
    (await reported(layouts)).map(({ message }) => message.replace(/^.* overlap /, ''));
  const apart = { ...CELL, row: 5 };
  expect(await messages({ a: { desktop: CELL, phone: CELL }, b: { desktop: apart, phone: CELL } })).toEqual([
    'on phones',
  ]);
  expect(await messages({ a: { desktop: CELL, phone: CELL }, b: { desktop: CELL, phone: CELL } })).toEqual([
    'on wide screens and on phones',
  ]);
});

it('reports each block of a pile once', async () => {
  const overlapping = Object.fromEntries(['a', 'b', 'c', 'd'].map((id) => [id, { desktop: CELL }]));
  expect((await reported(overlapping)).map(({ ids }) => ids)).toEqual([
    ['b', 'a'],
    ['c', 'a'],
    ['d', 'a'],
  ]);
});

it('two that are called the same are two', async () => {
  const [first] = await reported(
    { intro: { desktop: CELL }, more: { desktop: CELL } },
    { blocks: { more: TEXT } },
  );
  expect(first?.message).toContain('The text "Cups" and another text "Cups" of the page "Home" overlap');
});

it('names a block without its own text by what it shows', async () => {
  const [first] = await reported(
    { intro: { desktop: CELL }, write: { desktop: CELL } },
    { blocks: { write: { kind: 9, value: { formId: 'hello' } } }, forms: { hello: { name: 'Write to us' } } },
  );
  expect(first?.message).toContain('The form "Write to us" and the text "Cups" of the page "Home" overlap');
});

const HEAP = { a: { desktop: CELL, phone: CELL }, b: { desktop: CELL, phone: CELL } };

it.each([
  [
    'a z-index decides which one is on top',
    { a: HEAP.a, b: { desktop: { ...CELL, z: 1 }, phone: { ...CELL, z: 1 } } },
    {},
  ],
  ['a draft', HEAP, { page: { status: 'Draft' } }],
  ['a page that a template draws', HEAP, { page: { template: 'about' } }],
  [
    'a section that is not shown there',
    HEAP,
    { page: { sections: { top: { order: 'a0', hidden: ['phone', 'desktop'] } } } },
  ],
  ['a kind that is not drawn', HEAP, { blocks: { b: { kind: 3, value: {} } } }],
  [
    'another section',
    HEAP,
    {
      page: { sections: { top: { order: 'a0' }, next: { order: 'a1' } } },
      blocks: { b: { section: 'next' } },
    },
  ],
])('%s reports nothing', async (_what, layouts, more) => {
  expect(await reported(HEAP)).toHaveLength(1);
  expect(await reported(layouts, more)).toEqual([]);
});
