// @vitest-environment happy-dom
/// <reference lib="dom" />
import { describe, expect, it } from 'vitest';
import { sameHtml } from './html/html-equal.ts';
import { parseHtml } from './html/parse-html.ts';
import { pastedHtml } from './html/pasted-html.ts';
import { createTextSchema } from './schema/text-schema.ts';
import { type RenderText, readText, storedText } from './text-value.ts';

const schema = createTextSchema('blocks');
/** A page that renders stored text. */
const render: RenderText = (value) => ('html' in value ? value.html : '');

function roundTrip(html: string): unknown {
  const { doc, isWhole } = readText(schema, { html }, { render });
  expect(isWhole).toBe(true);
  return storedText(doc, { original: { html }, page: { render } });
}

describe('colored text (R-RTE-TOOL-11)', () => {
  it.each([
    ['the words', '<p>a <span style="color:hsl(17 55% 38%)">red</span> pot</p>'],
    ['what is behind them', '<p><span style="background-color:hsl(50 100% 84%)">marked</span></p>'],
    ["the theme's", '<h2><span style="color:var(--glaze)">Glaze</span></h2>'],
    [
      'both',
      '<p><span style="color:var(--ink)"><span style="background-color:hsl(0 0% 0% / 0.2)">both</span></span></p>',
    ],
    [
      'in a link, whose own color is outside',
      '<p><a href="/shop"><span style="color:hsl(17 55% 38%)"><strong>shop</strong></span></a></p>',
    ],
  ])('%s: gives the same HTML again', (_what, html) => {
    expect(roundTrip(html)).toEqual({ html });
  });

  it.each([
    ['color: rgb(150, 74, 44);', 'color:hsl(17 55% 38%)'],
    ['COLOR:#964A2C', 'color:hsl(17 55% 38%)'],
  ])('style="%s" is stored as %s', (style, stored) => {
    expect(roundTrip(`<p><span style="${style}">a</span></p>`)).toEqual({
      html: `<p><span style="${stored}">a</span></p>`,
    });
  });

  it.each(['position:fixed', 'color:url(/x)', 'background-color:var(--a,url(/x))', 'background:red'])(
    'rejects style="%s"',
    (style) => {
      const doc = parseHtml(schema, `<p><span style="${style}">a</span></p>`);
      expect(storedText(doc, { original: { html: '' }, page: { render } })).toEqual({ html: '<p>a</p>' });
    },
  );

  it('is stored as HTML, because Markdown has no colors', () => {
    const doc = parseHtml(schema, '<p><span style="color:#fff">a</span></p>');
    expect(storedText(doc, { original: { markdown: 'a' }, page: { render } })).toEqual({
      html: '<p><span style="color:hsl(0 0% 100%)">a</span></p>',
    });
  });

  it('differs from uncolored text, and is equal however many elements carry the color', () => {
    const plain = '<p>a</p>';
    const colored = '<p><span style="color:#fff;background-color:#000">a</span></p>';
    const nested =
      '<p><span style="background-color:#000"><span style="color:rgb(255,255,255)">a</span></span></p>';
    expect(sameHtml(plain, colored)).toBe(false);
    expect(sameHtml(colored, nested)).toBe(true);
  });

  it('loses its colors when pasted from other programs, and keeps them from our editor', () => {
    expect(pastedHtml('<p><span style="color:#000;font-size:11pt">a</span></p>')).toBe(
      '<p><span>a</span></p>',
    );
    const own = '<p data-pm-slice="1 1 []"><span style="color:#964a2c">a</span></p>';
    const doc = parseHtml(schema, pastedHtml(own));
    expect(storedText(doc, { original: { html: '' }, page: { render } })).toEqual({
      html: '<p><span style="color:hsl(17 55% 38%)">a</span></p>',
    });
  });
});
