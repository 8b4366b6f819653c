import { expect, it } from 'vitest';
import {
  BLOCK_FORMATS,
  type Bodies,
  blockTitle,
  type DocKey,
  fieldShapes,
} from '../../../../compiler/model/index.ts';
import { ALL_FIELDS } from '../kinds/fields/all-fields.ts';
import { BLOCK_KINDS, kindName, blockName as nameIn, numberOfKind, recordOfKind } from './block-kinds.ts';

const SITE: Bodies = new Map<DocKey, unknown>([
  ['asset:a1', { filename: 'bowl.jpg', altText: 'A bowl of lemons', title: 'Alguidar' }],
  ['asset:a2', { filename: 'IMG_2.jpg' }],
  ['item:i1', { title: 'Tide plate' }],
  ['collection:c1', { title: 'Journal' }],
  ['form:f1', { name: 'Write to us' }],
]);
const blockName = (block: unknown) => nameIn(block, SITE);

const NAMES = 'Pots for <b>lunch</b> & "tea"';

it.each([
  ['Pots for \\<b>lunch\\</b> & "tea"', NAMES],
  ['Pots for &lt;b&gt;lunch&lt;/b&gt; &amp; "tea"', NAMES],
  ['`Pots` for `<b>lunch</b>` \\& "tea"', NAMES],
  ['Pots for <b>lunch</b> & "tea"', 'Pots for lunch & "tea"'],
  ['# *Fired* **twice**', 'Fired twice'],
  ['> Spoken by\\\n> two', 'Spoken by two'],
  ['a \\* b \\[c\\]', 'a * b [c]'],
  ['Cups (small), snake_case, 5 * 3 < 16 > 2', 'Cups (small), snake_case, 5 * 3 < 16 > 2'],
  ['See [the *shop*](/shop "All of it") and ![a cup](/cup.jpg)', 'See the shop and a cup'],
  ['- one\n- _two_', 'one two'],
])('names the Markdown text %j by its rendered text', (markdown, name) => {
  expect(blockName({ kind: 2, value: { markdown } })).toBe(`Text: ${name}`);
});

it.each([
  ['<p>Pots for &lt;b&gt;lunch&lt;/b&gt; &amp; "tea"</p>', NAMES],
  ['<p>Pots for <b>lunch</b> &amp; &quot;tea&quot;</p>', 'Pots for lunch & "tea"'],
  ['<h2>One</h2><p>t<em>w</em>o&nbsp;&#8364;&#x20ac;<br>three</p>', 'One two €€ three'],
  ['<p>&amp;lt; &nothing; &#99999999;</p>', '&lt; &nothing; &#99999999;'],
])('names the HTML text %j by its rendered text', (html, name) => {
  expect(blockName({ kind: 2, value: { html } })).toBe(`Text: ${name}`);
});

it('names other blocks by their unformatted text', () => {
  expect(blockName({ kind: 53, value: { label: NAMES } })).toMatch(`: ${NAMES}`);
});

it.each([
  [5, { assetId: 'a1' }, 'Image: A bowl of lemons'],
  [5, { assetId: 'a1', altText: 'Lemons', caption: 'Sunday' }, 'Image: Lemons'],
  [5, { assetId: 'a2', caption: 'Sunday' }, 'Image: Sunday'],
  [5, { assetId: 'a2' }, 'Image: IMG_2.jpg'],
  [5, { assetId: 'gone' }, 'Image'],
  [5, {}, 'Image'],
  [43, { itemId: 'i1' }, 'Product: Tide plate'],
  [43, { itemId: 'gone' }, 'Product'],
  [55, { collectionId: 'c1' }, 'Summary: Journal'],
  [9, { formId: 'f1' }, 'Form: Write to us'],
])('names a block of kind %i with %j by its contents, never by an id', (kind, value, name) => {
  expect(blockName({ kind, value })).toBe(name);
});

it('truncates long words between characters', () => {
  const block = { kind: 53, value: { label: `a${'🏺'.repeat(60)}` } };
  expect(blockName(block)).toBe(`Button: a${'🏺'.repeat(47)}…`);
});

it.each(BLOCK_KINDS)('names a block of kind %s like the diagnostics of a build', (kind) => {
  const named = blockTitle({ kind: numberOfKind(kind), value: {} }, () => undefined);
  expect(kindName(kind).toLowerCase()).toBe(named);
});

it('every kind that is rendered can be added and edited, under one name', () => {
  const formats = BLOCK_KINDS.map((kind) => recordOfKind(kind).format);
  expect(formats.toSorted()).toEqual(Object.keys(BLOCK_FORMATS).toSorted());
  expect(new Set(BLOCK_KINDS.map(kindName)).size).toBe(BLOCK_KINDS.length);
});

it.each(BLOCK_KINDS)('the fields of a %s block are in its schema', (kind) => {
  const shapes = fieldShapes(recordOfKind(kind).format);
  expect(Object.keys(ALL_FIELDS[kind] ?? {}).filter((name) => !Object.hasOwn(shapes, name))).toEqual([]);
});

it.each(BLOCK_KINDS)('a new %s block has a valid value', (kind) => {
  const filled = recordOfKind(kind).newValue({ bodies: SITE, may: () => true });
  if (!('value' in filled)) return;
  expect(BLOCK_FORMATS[recordOfKind(kind).format].schema.safeParse(filled.value).error).toBeUndefined();
});
