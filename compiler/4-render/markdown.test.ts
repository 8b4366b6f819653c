import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMarkdownReader } from './markdown.ts';

const read = createMarkdownReader();
const html = (markdown: string, prefix: string) => read(markdown, prefix).html;

describe('Markdown', () => {
  it('becomes HTML, with tables and strikethrough', () => {
    expect(html('# A\n\nb *c* ~~d~~', 'x')).toBe('<h1 id="a">A</h1>\n<p>b <em>c</em> <del>d</del></p>');
    expect(html('| a |\n| :-: |\n| b |', 'x')).toContain('<th align="center">a</th>');
  });

  it('drops HTML tags and keeps the text between', () => {
    expect(html('a <b onclick="x">c</b> d', 'x')).toBe('<p>a c d</p>');
    expect(html('<script>x</script>\n\nafter', 'x')).toBe('<p>after</p>');
  });

  it.each([
    'javascript:x',
    'JavaScript:x',
    'java&#10;script:x',
    '&#1;javascript:x',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
  ])('loses the address %s and keeps the words', (url) => {
    expect(html(`[a](<${url}>)`, 'x')).toBe('<p><a>a</a></p>');
    expect(html(`![a](<${url}>)`, 'x')).not.toContain('src');
  });

  it.each([
    '/a',
    'a.html',
    '#a',
    '?q=1:2',
    'https://a.example',
    'http://a.example',
    'mailto:a@b.example',
    'tel:1',
  ])('keeps the address %s', (url) => {
    expect(html(`[a](${url})`, 'x')).toBe(`<p><a href="${url}">a</a></p>`);
  });

  it('links a bare www. address over https, and one that is written out as it is', () => {
    expect(html('See www.kiln.example/a?b=1.', 'x')).toBe(
      '<p>See <a href="https://www.kiln.example/a?b=1">www.kiln.example/a?b=1</a>.</p>',
    );
    const spelled =
      '[www.kiln.example](http://www.kiln.example) http://www.kiln.example <http://kiln.example>';
    expect(html(spelled, 'x')).not.toContain('https:');
  });

  it('loads images lazily', () => {
    expect(html('![a](/b.jpg)', 'x')).toBe(
      '<p><img src="/b.jpg" alt="a" loading="lazy" decoding="async"></p>',
    );
  });

  it('makes ids unique for two texts on one page', () => {
    const idsOf = (prefix: string) =>
      Array.from(html('a[^1]\n\n[^1]: b', prefix).matchAll(/ id="([^"]*)"/g), ([, id]) => id);
    const first = idsOf('one');
    expect(first.length).toBeGreaterThan(2);
    expect(first.filter((id) => idsOf('two').includes(id))).toEqual([]);
  });

  it('never throws and never writes an address that runs script', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('[a](', 'javascript:', ')', '![', '](', '<a href=', '&#x6a;', '\n', '\t'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expect(html(pieces.join(''), 'x')).not.toMatch(/(?:href|src)="\s*javascript:/i);
      }),
    );
  });
});
