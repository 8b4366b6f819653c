import { expect, it } from 'vitest';
import { html, markupOf, safeUrl } from './html.ts';

it('escapes every value, in text and in attributes', () => {
  const hostile = `<img src=x onerror="alert('1')"> & more`;
  const markup = markupOf(html`<p title="${hostile}">${hostile}</p>`);
  expect(markup).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more">' +
      '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more</p>',
  );
});

it('inserts markup and lists of markup unchanged', () => {
  const rows = ['a<b', 'c'].map((row) => html`<li>${row}</li>`);
  expect(markupOf(html`<ul>${rows}</ul>${html`<hr>`}`)).toBe('<ul><li>a&lt;b</li><li>c</li></ul><hr>');
});

it('prints nothing for empty values, and the number 0', () => {
  expect(markupOf(html`${null}${undefined}${false}${true}${0}`)).toBe('0');
});

it('rejects URLs that run code or leave the site', () => {
  for (const address of [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    '//evil.test',
    '/\\evil.test',
    'data:text/html,x',
    '',
  ]) {
    expect(safeUrl(address)).toBe('#');
  }
  for (const address of ['/cart', 'https://a.test/', '#main', '?page=2'])
    expect(safeUrl(address)).toBe(address);
});
