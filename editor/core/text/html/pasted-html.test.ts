// @vitest-environment happy-dom
/// <reference lib="dom" />
import { describe, expect, it } from 'vitest';
import { createTextSchema } from '../schema/text-schema.ts';
import { parseHtml } from './parse-html.ts';
import { pastedHtml } from './pasted-html.ts';
import { writeHtml } from './write-html.ts';

const schema = createTextSchema('blocks');

/** What the text editor stores of pasted HTML. */
function pasted(html: string): string {
  return writeHtml(parseHtml(schema, pastedHtml(html)));
}

describe('pasted styles', () => {
  it('a wrapper of normal weight is not bold, as Google Docs writes it', () => {
    const html =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr">a <span style="font-weight:700">b</span></p><h2><span style="font-weight:400">t</span></h2></b><br class="Apple-interchange-newline">';
    expect(pasted(html)).toBe('<p>a <strong>b</strong></p><h2>t</h2>');
  });

  it.each([
    ['font-weight:bold', '<strong>a</strong>'],
    ['FONT-WEIGHT: 600 !important', '<strong>a</strong>'],
    ['font-weight:500', 'a'],
    ['mso-bidi-font-weight:bold', 'a'],
    ['font-style:italic', '<em>a</em>'],
    ['text-decoration:underline solid', '<u>a</u>'],
    ['text-decoration-line: line-through', '<s>a</s>'],
    ['text-decoration:none', 'a'],
    ['vertical-align:super;font-size:.6em', '<sup>a</sup>'],
    ['vertical-align:sub', '<sub>a</sub>'],
    ['vertical-align:baseline', 'a'],
    ['font-weight:700;font-style:italic', '<strong><em>a</em></strong>'],
  ])('style="%s" becomes %s', (style, html) => {
    expect(pasted(`<p><span style="${style}">a</span></p>`)).toBe(`<p>${html}</p>`);
  });

  it.each([
    ['<strong>a <span style="font-weight:normal">b</span></strong>', '<strong>a </strong>b'],
    ['<i style="font-style:normal">a</i> <em>b</em>', 'a <em>b</em>'],
    ['<u style="text-decoration:none">a</u>', 'a'],
    ['<u>a <span style="text-decoration:none">b</span></u>', '<u>a b</u>'],
    ['<b><i>a</i></b>', '<strong><em>a</em></strong>'],
    ['<b style="mso-bidi-font-weight:normal">a</b>', '<strong>a</strong>'],
    ['<del>a</del><strike>b</strike>', '<s>ab</s>'],
    ['H<sub>2</sub>O', 'H<sub>2</sub>O'],
    ['<sub style="vertical-align:baseline">a</sub><sup style="vertical-align:baseline">b</sup>', 'ab'],
    ['<sup>a<span style="vertical-align:baseline">b</span></sup>', '<sup>ab</sup>'],
    [
      '<a href="/shop"><span style="text-decoration:underline;font-weight:700">a</span></a>',
      '<a href="/shop"><strong>a</strong></a>',
    ],
  ])('%s becomes %s', (html, expected) => {
    expect(pasted(`<p>${html}</p>`)).toBe(`<p>${expected}</p>`);
  });

  it.each([
    ['<p style="font-weight:bold">a</p>', '<p><strong>a</strong></p>'],
    ['<h2 style="font-weight:700">a</h2>', '<h2>a</h2>'],
    ['<style>p { font-weight: bold }</style><p>a</p>', '<p>a</p>'],
    ['<li>a</li>b<li>c</li>', '<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>'],
    ['<li>a</li>\n<li>b</li><p>c</p>', '<ul><li>a</li><li>b</li></ul><p>c</p>'],
    ['<ul><li><p>a</p></li><ul><li><p>b</p></li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ])('%s becomes %s', (html, expected) => {
    expect(pasted(html)).toBe(expected);
  });
});

/** A list item as Word copies it. */
function item(marker: string, text: string, { level = 1, list = 'l0', lfo = 'lfo1' } = {}): string {
  const style = `margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:${list} level${level}\n${lfo}`;
  const span = `<span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span>`;
  return `<p class=MsoListParagraphCxSpMiddle style='${style}'><!--[if !supportLists]--><span lang=EN-US style='font-family:Symbol'>${span}</span><!--[endif]-->${text}<o:p></o:p></p>\n\n`;
}

describe('lists pasted from Word', () => {
  it.each([
    ['·', 'ul'],
    ['o', 'ul'],
    ['§', 'ul'],
    ['–', 'ul'],
    ['1.', 'ol'],
    ['a)', 'ol'],
    ['(i)', 'ol'],
    ['1.1', 'ol'],
  ])('the marker %s makes a list of the kind %s', (marker, tag) => {
    expect(pasted(item(marker, 'a') + item(marker, 'b'))).toBe(`<${tag}><li>a</li><li>b</li></${tag}>`);
  });

  it('nests by level, with lists of both kinds', () => {
    const html =
      '<p class=MsoNormal>x</p>' +
      item('1.', 'a') +
      item('a.', 'b', { level: 2 }) +
      item('·', 'c', { level: 3 }) +
      item('b.', 'd', { level: 2 }) +
      item('2.', 'e') +
      '<p class=MsoNormal>y</p>';
    expect(pasted(html)).toBe(
      '<p>x</p><ol><li>a<ol><li>b<ul><li>c</li></ul></li><li>d</li></ol></li><li>e</li></ol><p>y</p>',
    );
  });

  it('separates lists that follow each other', () => {
    expect(pasted(item('·', 'a') + item('1.', 'b', { list: 'l1' }))).toBe(
      '<ul><li>a</li></ul><ol><li>b</li></ol>',
    );
    expect(pasted(item('1.', 'a') + item('1.', 'b', { list: 'l1', lfo: 'lfo2' }))).toBe(
      '<ol><li>a</li></ol><ol><li>b</li></ol>',
    );
  });

  it('continues the numbers after a paragraph', () => {
    expect(pasted(`${item('1.', 'a')}<p>x</p>${item('2.', 'b')}`)).toBe(
      '<ol><li>a</li></ol><p>x</p><ol start="2"><li>b</li></ol>',
    );
  });

  it('keeps marks of the text', () => {
    expect(pasted(item('·', '<b>a</b> b'))).toBe('<ul><li><strong>a</strong> b</li></ul>');
  });

  it('finds markers that only the comments enclose', () => {
    const html =
      '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><!--[if !supportLists]-->·&nbsp;&nbsp;<!--[endif]-->a</p>';
    expect(pasted(html)).toBe('<ul><li>a</li></ul>');
  });

  it.each(['<p style="mso-list:none">a</p>', '<p>a<o:p></o:p></p><p><o:p>&nbsp;</o:p></p>'])(
    'leaves paragraphs outside of lists: %s',
    (html) => {
      expect(pasted(html)).toBe('<p>a</p>');
    },
  );
});
