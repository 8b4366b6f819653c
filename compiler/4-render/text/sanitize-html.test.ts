import { describe, expect, it } from 'vitest';
import { createTextRenderers } from './text-renderers.ts';

const { sanitize: clean } = createTextRenderers();

describe('the HTML of a text', () => {
  it('keeps the toolbar’s formatting', () => {
    const html =
      '<h2>Feet</h2><p class="sqsrte-large"><strong>Bare</strong>, <a href="/x?a=1&#x26;b=2">so</a><br>H<sub>2</sub>O</p><ol start="3"><li>One</li></ol>';
    expect(clean(html)).toBe(html);
  });

  it.each([
    '<p>a <span style="color:hsl(17 55% 38%)">red</span> pot</p>',
    '<p><span style="color:var(--glaze);background-color:hsl(50 100% 84% / 0.5)">marked</span></p>',
  ])('keeps the colors of %s (R-RTE-TOOL-11)', (html) => {
    expect(clean(html)).toBe(html);
  });

  it.each(['center', 'right', 'justify'])('keeps the alignment %s (R-RTE-TOOL-08)', (side) => {
    const html = `<h2 class="align-${side}">Middle</h2>`;
    expect(clean(html)).toBe(html);
    const text = html.replaceAll('h2', 'p');
    expect(clean(text)).toBe(text);
  });

  it.each([
    'position:fixed',
    'color:url(https://a.example/)',
    'color:var(--a,url(https://a.example/))',
    'background:red',
    'background-color:image-set("https://a.example/")',
    'color:red/**/;/*color:red',
    'color:expression(alert(1))',
    '--a:1',
  ])('keeps of style="%s" nothing', (style) => {
    expect(clean(`<p><span style='${style}'>a</span></p>`)).toBe('<p><span>a</span></p>');
  });

  it('keeps colors and drops other styles', () => {
    expect(clean('<span style="font-size:90px; COLOR: #96492b ;position:fixed">a</span>')).toBe(
      '<span style="color:#96492b">a</span>',
    );
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
  ])('makes %s harmless (R-RTE-TOOL-13)', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });
});
