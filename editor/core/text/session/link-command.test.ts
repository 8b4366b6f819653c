// @vitest-environment happy-dom
/// <reference lib="dom" />
import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../html/parse-html.ts';
import { writeHtml } from '../html/write-html.ts';
import { createTextSchema } from '../schema/text-schema.ts';
import { linkCommand, linkRange } from './link-command.ts';
import type { LinkMark } from './text-command.ts';

const schema = createTextSchema('blocks');
const LINK = schema.marks.link;
if (LINK === undefined) throw new Error('The schema has no links');

/** A text in which `from` to `to` is selected; the first character is at 1. */
function opened(html: string, from: number, to = from): EditorState {
  const doc = parseHtml(schema, html);
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
}

interface Link {
  readonly link: LinkMark | undefined;
  readonly name?: string;
}

function linked(state: EditorState, link: Link): string {
  let next = state;
  const isDone = linkCommand(LINK as NonNullable<typeof LINK>, link)(state, (transaction) => {
    next = state.apply(transaction);
  });
  expect(isDone).toBe(true);
  return writeHtml(next.doc);
}

const SHOP = { href: '/shop', newWindow: false };
const A_SHOP = '<p>to the <a href="/shop">shop</a> now</p>';

describe('setting a link', () => {
  it('links the selected words and keeps their marks', () => {
    const state = opened('<p>a <em>b</em> c</p>', 3, 4);
    expect(linked(state, { link: SHOP })).toBe('<p>a <a href="/shop"><em>b</em></a> c</p>');
  });

  it('can open a new window', () => {
    const link = { href: '/shop', newWindow: true };
    expect(linked(opened('<p>a</p>', 1, 2), { link })).toBe(
      '<p><a href="/shop" target="_blank" rel="noopener">a</a></p>',
    );
  });

  it('changes the whole link at the caret', () => {
    const expected = '<p>to the <a href="/cart">shop</a> now</p>';
    for (const caret of [8, 10, 11])
      expect(linked(opened(A_SHOP, caret), { link: { href: '/cart', newWindow: false } })).toBe(expected);
  });

  it('inserts its name where nothing is selected, or its address without a name', () => {
    expect(linked(opened('<p>a </p>', 2), { link: SHOP, name: 'Shop' })).toBe(
      '<p>a<a href="/shop">Shop</a></p>',
    );
    expect(linked(opened('<p>a</p>', 2), { link: SHOP })).toBe('<p>a<a href="/shop">/shop</a></p>');
  });

  it('replaces the words by another name', () => {
    expect(linked(opened(A_SHOP, 9), { link: SHOP, name: 'store' })).toBe(
      '<p>to the <a href="/shop">store</a> now</p>',
    );
    const bold = opened('<p><strong>ab</strong></p>', 1, 3);
    expect(linked(bold, { link: SHOP, name: 'c' })).toBe('<p><a href="/shop"><strong>c</strong></a></p>');
  });

  it('leaves words alone that already have this name', () => {
    const state = opened('<p>a <em>b</em></p>', 1, 4);
    expect(linked(state, { link: SHOP, name: 'a b' })).toBe('<p><a href="/shop">a <em>b</em></a></p>');
  });
});

describe('removing a link', () => {
  it('removes the whole link at the caret', () => {
    expect(linked(opened(A_SHOP, 9), { link: undefined })).toBe('<p>to the shop now</p>');
  });

  it('removes it from the selected words only', () => {
    expect(linked(opened(A_SHOP, 8, 10), { link: undefined })).toBe(
      '<p>to the sh<a href="/shop">op</a> now</p>',
    );
  });
});

describe('the range of a link', () => {
  it.each([
    // Before the link, in it, and at its end, where typed text does not belong to it any more.
    [7, 7, 7],
    [8, 8, 12],
    [10, 8, 12],
    [13, 13, 13],
  ])('at %i is from %i to %i', (caret, from, to) => {
    expect(linkRange(opened(A_SHOP, caret), LINK)).toEqual({ from, to });
  });

  it('is the selection if there is one', () => {
    expect(linkRange(opened(A_SHOP, 9, 10), LINK)).toEqual({ from: 9, to: 10 });
  });

  it('is that of the link at the caret, not of another one with the same address', () => {
    const state = opened('<p><a href="/a">b</a> c <a href="/a">d</a></p>', 1);
    expect(linkRange(state, LINK)).toEqual({ from: 1, to: 2 });
  });
});
