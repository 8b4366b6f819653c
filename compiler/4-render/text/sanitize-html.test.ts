import { describe, expect, it } from 'vitest';
import { createHtmlSanitizer } from './sanitize-html.ts';

const clean = createHtmlSanitizer();

describe('the HTML of a text (R-RTE-TOOL-13)', () => {
  it('keeps what the toolbar makes', () => {
    const html =
      '<h2>Feet</h2><p class="sqsrte-large"><strong>Bare</strong>, <a href="/x?a=1&#x26;b=2">so</a><br>H<sub>2</sub>O</p><ol start="3"><li>One</li></ol>';
    expect(clean(html)).toBe(html);
  });

  it.each([
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<script>x()</script><p>a</p>', '<p>a</p>'],
    ['<style>p{}</style>a', 'a'],
    ['<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['<a href="java&#10;script:x()">a</a>', '<a>a</a>'],
    ['<img src="data:text/html,x" onerror="x()">', '<img loading="lazy" decoding="async">'],
    ['<iframe src="/x"></iframe>a', 'a'],
    ['<form action="/x"><input name="a">b</form>', 'b'],
    ['<svg><script>x()</script></svg>a', 'a'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=x()>', ''],
    ['<p style="position:fixed" id="location" name="x">a</p>', '<p>a</p>'],
    ['<p>a', '<p>a</p>'],
    ['</div></section>a', 'a'],
    [
      '<a href="https://a.example" target="_blank">a</a>',
      '<a href="https://a.example" target="_blank" rel="noopener">a</a>',
    ],
  ])('makes %s harmless', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });
});
