import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advance, HTML_START } from './html-context.ts';

function after(text: string): string {
  const { state, element, attribute, value } = advance(HTML_START, text);
  return [state, element, attribute, value].filter((part) => part !== '').join(' ');
}

describe('the context after a stretch of HTML', () => {
  test.each([
    ['', 'text'],
    ['<p>one', 'text p'],
    ['1 < 2 and', 'text'],
    ['<', 'tag-name'],
    ['<di', 'tag-name di'],
    ['<div ', 'tag div'],
    ['<div cla', 'attribute-name div cla'],
    ['<div class = ', 'before-value div class'],
    ['<div class="a ', 'double-quoted div class a '],
    ["<div class='a", 'single-quoted div class a'],
    ['<a href=/x', 'unquoted a href /x'],
    ['<a href="/x" ', 'tag a href /x'],
    ['<input disabled ', 'tag input disabled'],
    ['<input disabled value="', 'double-quoted input value'],
    ['<br/>', 'text br'],
    ['<a title="a > b">', 'text a'],
    ['</p', 'end-tag'],
    ['</p>', 'text'],
    ['<!-- <a href="', 'comment'],
    ['<!-- -->', 'text'],
    ['<!doctype html', 'declaration'],
    ['<SCRIPT>var a = "<b>', 'raw script'],
    ['<script>a</SCRIPT>', 'text script'],
    ['<style>p > a {', 'raw style'],
    ['<script src="a.js">', 'raw script'],
  ])('%j is %s', (html, expected) => {
    expect(after(html)).toBe(expected);
  });

  test('is the same whether the text comes at once or in pieces cut at braces', () => {
    const pieces = fc.constantFrom(
      '<',
      'a ',
      '="',
      '"',
      "'",
      '>',
      '{',
      '/',
      'script',
      '</',
      ' ',
      'x',
      '<!--',
      '-->',
    );
    const text = fc.array(pieces).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (html) => {
        // Not after `<`: at the end of a piece, the context waits for the element name.
        const stepwise = html
          .split(/(?<!<)(?=\{)/)
          .reduce((context, part) => advance(context, part), HTML_START);
        expect(stepwise).toEqual(advance(HTML_START, html));
      }),
    );
  });
});
