import { describe, expect, it } from 'vitest';
import { DIALECTS } from '../dialect.ts';
import { escapeAttribute, escapeDelimiters, escapeHtml } from './escape-html.ts';
import { fragmentText, fragmentUrl } from './fragment-text.ts';

const ALL = `&&lt; <<a href="x">'>"`;

describe('escaping', () => {
  it('for text replaces each &, < and >', () => {
    expect(escapeHtml(ALL)).toBe(`&amp;&amp;lt; &lt;&lt;a href="x"&gt;'&gt;"`);
  });

  it('for attributes replaces double quotes, too', () => {
    expect(escapeAttribute(ALL)).toBe("&amp;&amp;lt; &lt;&lt;a href=&quot;x&quot;&gt;'&gt;&quot;");
  });

  it('of delimiters leaves entities as they are', () => {
    expect(escapeDelimiters(ALL)).toBe("&&lt; &lt;&lt;a href=&quot;x&quot;&gt;'&gt;&quot;");
  });

  it.each(['<', '>', '"', 'a<', '>b', 'a"b'])('of the delimiters in %s replaces them', (text) => {
    expect(escapeDelimiters(text)).not.toMatch(/[<>"]/);
  });

  it.each(['', 'a & b', "it's"])('of the delimiters in "%s" changes nothing', (text) => {
    expect(escapeDelimiters(text)).toBe(text);
  });
});

describe('data in fragments', () => {
  it('is escaped on published pages, and printed as it is in browsers', () => {
    expect([fragmentText(DIALECTS.platform)('<b>'), fragmentText(DIALECTS.browser)('<b>')]).toEqual([
      '&lt;b&gt;',
      '<b>',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
  ])('that is the URL %j is empty, because it runs a script', (url) => {
    expect(fragmentUrl(DIALECTS.platform)(url)).toBe('');
    expect(fragmentUrl(DIALECTS.browser)(url)).toBe(url);
  });

  it.each(['/javascript:', 'https://a.test/?a=b&c=d', 'mailto:a@b.test'])(
    'that is the URL %s is kept',
    (url) => {
      expect(fragmentUrl(DIALECTS.platform)(url)).toBe(url);
    },
  );

  it('that is a URL is escaped', () => {
    expect(fragmentUrl(DIALECTS.platform)('/"><b>')).toBe('/&quot;&gt;&lt;b&gt;');
  });
});
