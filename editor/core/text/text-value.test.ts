// @vitest-environment happy-dom
/// <reference lib="dom" />
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { createTextRenderers } from '../../../compiler/4-render/text/text-renderers.ts';
import { canonicalHtml } from './html/html-equal.ts';
import { normalizeText } from './html/normalize-text.ts';
import { parseHtml } from './html/parse-html.ts';
import { writeHtml } from './html/write-html.ts';
import { writeMarkdown } from './markdown/write-markdown.ts';
import { createTextSchema } from './schema/text-schema.ts';
import { anyText } from './testing/arbitrary-text.ts';
import { type RenderText, readText, storedText, type TextValue } from './text-value.ts';

const schema = createTextSchema('blocks');
const { editableHtml: markdownToHtml, sanitize } = createTextRenderers();

const render: RenderText = (value) =>
  'markdown' in value
    ? markdownToHtml(value.markdown, 'p')
    : 'html' in value
      ? sanitize(value.html)
      : value.text;

/** Opens a text and returns its stored value without editing it. */
function roundTrip(value: TextValue): TextValue {
  const { doc, isWhole } = readText(schema, value, { render });
  expect(isWhole).toBe(true);
  return storedText(doc, { original: value, page: { render } });
}

describe('Markdown', () => {
  it.each([
    ['a paragraph', 'One in the post on the first Monday.'],
    ['headings', '## A year of cups\n\n### Inês Varela\n\nGlazes.'],
    ['marks', 'A **bold**, *slanted*, ~~struck~~ and `coded` word.'],
    ['marks in marks', '**bold and *slanted* words** and *slanted **bold***'],
    ['links', 'See [the shop](/shop) and [a page](https://example.com/a?b=1 "Title").'],
    ['tight lists', '- one\n- two\n  - deeper\n- three'],
    ['loose lists', '1. one\n\n   more\n\n2. two'],
    ['lists behind each other', '- a\n- b\n\n* c'],
    ['quotes', '> spoken\n>\n> again\n\nby whom'],
    ['code', '```js\nlet a = `1`;\n\nb\n```'],
    ['tables', '| Day | What |\n| ---: | --- |\n| 1 | Thrown, *thirty* |\n| 2 | a \\| b |'],
    ['breaks', 'one\\\ntwo'],
    ['images', 'before ![A cup](/assets/cup.jpg "Cup") after'],
    ['rules', 'a\n\n---\n\nb'],
    ['signs', '1\\. not a list, 5 \\* 3, snake_case, \\[x], a \\< b, AT\\&T; # no\n\n\\# no'],
  ])('%s: gives the same file again', (_what, markdown) => {
    expect(roundTrip({ markdown })).toEqual({ markdown });
  });

  it('is written in canonical form', () => {
    expect(roundTrip({ markdown: '__bold__ _em_\n\n* a\n* b\n\nTitle\n=====\n\n***' })).toEqual({
      markdown: '**bold** *em*\n\n- a\n- b\n\n# Title\n\n---',
    });
  });

  it('becomes HTML when Markdown cannot express it', () => {
    const doc = parseHtml(schema, '<p>H<sub>2</sub>O <u>now</u></p>');
    expect(storedText(doc, { original: { markdown: '' }, page: { render } })).toEqual({
      html: '<p>H<sub>2</sub>O <u>now</u></p>',
    });
  });

  it('leaves HTML as HTML', () => {
    expect(roundTrip({ html: '<p>plain</p><ul><li>a</li></ul>' })).toEqual({
      html: '<p>plain</p><ul><li>a</li></ul>',
    });
  });

  it.each([
    ['<p>In <span style="color:hsl(0 0% 0%)">color</span></p>', '<p>In color</p>', 'In color'],
    ['<p><u>under</u> *</p>', '<p><em>under</em> *</p>', '*under* \\*'],
  ])('turns HTML (%s) back into Markdown once Markdown can express it', (html, next, markdown) => {
    const original = { html };
    const first = readText(schema, original, { render }).doc;
    const options = { original, first, page: { render } };
    expect(storedText(parseHtml(schema, next), options)).toEqual({ markdown });
    // Not on every key press, and not while part of it must be HTML.
    expect(storedText(parseHtml(schema, next), { ...options, isSure: false })).toEqual({ html: next });
    expect(storedText(first, options)).toEqual(original);
  });

  it('leaves HTML as HTML after edits when Markdown could have expressed it', () => {
    const original = { html: '<p>plain</p>' };
    const first = readText(schema, original, { render }).doc;
    const html = '<p>plainer</p>';
    expect(storedText(parseHtml(schema, html), { original, first, page: { render } })).toEqual({ html });
  });

  it.each([
    ['footnotes', 'Fired[^1] twice.\n\n[^1]: To 1240 degrees.'],
    ['tasks', '- [ ] wedge the clay'],
  ])('does not open %s, which would be lost', (_what, markdown) => {
    expect(readText(schema, { markdown }, { render }).isWhole).toBe(false);
  });
});

describe('any text', () => {
  it('survives a round trip', () => {
    let markdownCount = 0;
    let all = 0;
    fc.assert(
      fc.property(anyText(schema), (text) => {
        const doc = normalizeText(text);
        const value = storedText(doc, { original: { markdown: '' }, page: { render } });
        const read = readText(schema, value, { render });
        expect(canonicalHtml(writeHtml(read.doc))).toBe(canonicalHtml(writeHtml(doc)));
        // The parser links a plain URL: it may be written as a link once.
        const second = storedText(read.doc, { original: value, page: { render } });
        const third = readText(schema, second, { render });
        expect(canonicalHtml(writeHtml(third.doc))).toBe(canonicalHtml(writeHtml(doc)));
        expect(storedText(third.doc, { original: second, page: { render } })).toEqual(second);
        if (writeMarkdown(doc) !== undefined) {
          all += 1;
          if ('markdown' in value) markdownCount += 1;
        }
      }),
      // A fixed seed, because the share below depends on the texts.
      { numRuns: inject('scale') === 'long' ? 1_000 : 100, seed: 20261121 },
    );
    // The others, such as a URL next to a character, are stored as HTML, which can express everything.
    expect(markdownCount / all).toBeGreaterThan(0.88);
    // Each text is parsed three times: allow for a busy machine.
  });
});

describe('a text that can only be Markdown', () => {
  const article = createTextSchema('article');

  it.each([
    ['a heading that is centered', '<h2 class="align-center">A</h2>', '## A'],
    ['underlined words', '<p>a <u>b</u></p>', 'a b'],
    ['a link to a new window', '<p><a href="/a" target="_blank">b</a></p>', '[b](/a)'],
    ['a heading of two lines', '<h2>a<br>b</h2>', '## a b'],
    [
      'rows of different lengths',
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td><td>c</td></tr></tbody></table>',
      'a\n\nb\n\nc',
    ],
  ])('keeps the words of %s', (_, html, markdown) => {
    const options = { original: { markdown: '' }, page: { render }, isMarkdownOnly: true };
    const text = storedText(parseHtml(article, html), options);
    expect(text).toEqual({ markdown });
  });
});
