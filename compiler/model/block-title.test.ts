import { expect, it } from 'vitest';
import { blockTitle, type Find } from './block-title.ts';

const SHOWN: Readonly<Record<string, unknown>> = {
  'asset:cup': { filename: 'cup.jpg' },
  'form:write': { name: 'Write to us' },
};
const find: Find = (key) => SHOWN[key];

it.each<[number, unknown, string]>([
  [2, { markdown: '## Made **slowly**, by\nhand' }, 'text "Made slowly, by hand"'],
  [2, { html: '<p>Cups &amp; saucers</p>' }, 'text "Cups & saucers"'],
  [53, { label: 'Go', href: '/' }, 'button "Go"'],
  [5, { assetId: 'cup' }, 'image "cup.jpg"'],
  [5, { assetId: 'cup', altText: 'A cup' }, 'image "A cup"'],
  [5, { assetId: 'gone' }, 'image'],
  [9999, null, 'block'],
  [62, {}, 'chart'],
  [9, { formId: 'write' }, 'form "Write to us"'],
  [2, { markdown: 7 }, 'text'],
])('a block of kind %i is called by its kind and its words', (kind, value, title) => {
  expect(blockTitle({ kind, value } as Parameters<typeof blockTitle>[0], find)).toBe(title);
});

it.each<[object, readonly string[]]>([
  [{ label: 'Go', assetId: 'cup', itemId: 'mug', formId: 'write' }, []],
  [{ altText: 'A cup', assetId: 'cup' }, []],
  [{ caption: 'Sunday', assetId: 'cup' }, ['asset:cup']],
  [{ formId: 'write' }, ['form:write']],
  [{}, []],
])('for the words of %j nothing is looked up that is not needed', (value, keys) => {
  const asked: string[] = [];
  blockTitle({ kind: 5, value }, (key) => {
    asked.push(key);
    return find(key);
  });
  expect(asked).toEqual(keys);
});

it('cuts long titles between characters', () => {
  const title = blockTitle({ kind: 53, value: { label: '🏺'.repeat(60) } } as never, find);
  expect(title).toBe(`button "${'🏺'.repeat(48)}…"`);
});
