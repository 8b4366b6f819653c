import { describe, expect, it } from 'vitest';
import { createMarkdownReader } from '../markdown.ts';
import { safeColors } from './safe-colors.ts';
import { DEFAULT_TEXT_SETTINGS, type TextSettings } from './text-settings.ts';

const read = createMarkdownReader();
const CURLY: TextSettings = { ...DEFAULT_TEXT_SETTINGS, punctuation: { quotes: ['“', '”', '‘', '’'] } };
const html = (markdown: string, settings = DEFAULT_TEXT_SETTINGS) => read(markdown, 'p', settings).html;

describe('the id of a heading', () => {
  it.each([
    ['# Search - a guide', 'id="section-search---a-guide"'],
    ['# Checkout-x', 'id="section-checkout-x"'],
    ['# !!!', 'id="section"'],
    ['# Kiln[^1]\n\n[^1]: Note', 'id="kiln"'],
  ])('of %j is %s', (markdown, expected) => {
    expect(html(markdown)).toContain(expected);
  });

  it('has at most 200 characters', () => {
    expect(html(`# ${'a'.repeat(201)}`)).toContain(`id="${'a'.repeat(200)}"`);
  });
});

it('each link back from a footnote has a name of its own', () => {
  const text = html('One[^1] two[^1]\n\n[^1]: Note');
  expect(text).toContain('aria-label="Back to reference 1"');
  expect(text).toContain('aria-label="Back to reference 1-2"');
});

it('definitions are lists in quotes and lists, too', () => {
  expect(html('> Clay\n> : Soft')).toContain('<dl><dt>Clay</dt><dd>Soft</dd></dl>');
});

it.each([
  ['in tables', '| "a" |\n| --- |\n| "b" |', '<td>“b”</td>'],
  ['after a line break', 'a\\\n"b"', '“b”'],
  ['in definitions', 'Clay\n: "Soft"', '“Soft”'],
])('quotation marks are curly %s', (_where, markdown, expected) => {
  expect(html(markdown, CURLY)).toContain(expected);
});

it('a link to a video gives its page no access to the site', () => {
  expect(html('https://youtu.be/dQw4w9WgXcQ')).toMatch(/class="video-card-link"[^>]* rel="noopener"/);
});

it('a character that is no text is replaced', () => {
  expect(html('a\0b')).toBe('<p>a\ufffdb</p>');
});

describe('what is found in a text', () => {
  const findings = (markdown: string) => read(markdown, 'p').findings;

  it('is HTML, but not its closing tags and comments', () => {
    expect(findings('<b>a</b> <!-- c -->').html.map(({ text }) => text)).toEqual(['<b>']);
  });

  it('are the images that a definition belongs to, otherwise a link', () => {
    const { links, images } = findings('![a][x] [b][y]\n\n[x]: /x.png\n[y]: /y');
    expect(images.map(({ text }) => text)).toEqual(['/x.png']);
    expect(links.map(({ text }) => text)).toEqual(['/y']);
    expect(html('![a][x] [b][y]\n\n[x]: x.png\n[y]: y.html')).toContain('href="y.html"');
  });

  it('is formatting that is nested too deep', () => {
    expect(findings(`${'>'.repeat(397)} a`).deep).toBeUndefined();
    expect(findings(`${'>'.repeat(401)} a`).deep).toBeDefined();
  });
});

it('colors are read from the first 300 characters of a style', () => {
  expect(safeColors(`${' '.repeat(290)}COLOR:#ff0`)).toBe('color:#ff0');
  expect(safeColors(`${' '.repeat(291)}COLOR:#ff0`)).toBe('');
});
