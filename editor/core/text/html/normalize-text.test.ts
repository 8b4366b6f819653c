// @vitest-environment happy-dom
/// <reference lib="dom" />
import { expect, it } from 'vitest';
import { createTextSchema } from '../schema/text-schema.ts';
import { parseHtml } from './parse-html.ts';
import { writeHtml } from './write-html.ts';

const schema = createTextSchema('blocks');
const normalized = (html: string) => writeHtml(parseHtml(schema, html));

it.each([
  ['<p></p><p>a</p><p> </p><p>b</p>', '<p>a</p><p>b</p>'],
  ['<p></p><p></p>', '<p></p>'],
  ['<p>a<br></p>', '<p>a</p>'],
  ['<p>a <br> b</p>', '<p>a<br>b</p>'],
  ['<p>a <br> <br> </p>', '<p>a</p>'],
  ['<p><br>a</p>', '<p><br>a</p>'],
  ['<p>a <em> b</em></p>', '<p>a <em>b</em></p>'],
  ['<p>a <em>b</em> </p>', '<p>a <em>b</em></p>'],
  ['<p>a<em> </em></p>', '<p>a</p>'],
  ['<p>a <img src="/b.jpg"> c</p>', '<p>a <img src="/b.jpg" alt=""> c</p>'],
  ['<pre><code>a\n\n</code></pre>', '<pre><code>a</code></pre>'],
  ['<pre><code>\n\n</code></pre>', '<pre><code></code></pre>'],
  ['<ul><li><p>a</p></li></ul>', '<ul><li>a</li></ul>'],
  ['<ul><li><p>a</p></li><li><p>b</p></li></ul>', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  ['<ul><li>a<p>b</p></li></ul>', '<ul><li><p>a</p><p>b</p></li></ul>'],
  ['<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['<ul><li><p>a</p><ul><li>b</li></ul></li></ul>', '<ul><li><p>a</p><ul><li>b</li></ul></li></ul>'],
  ['<blockquote><p></p><p>a</p></blockquote>', '<blockquote><p>a</p></blockquote>'],
  ['<blockquote><p></p></blockquote>', '<blockquote><p></p></blockquote>'],
  ['<h2> a </h2>', '<h2>a</h2>'],
])('normalizes %s', (html, expected) => {
  expect(normalized(html)).toBe(expected);
});

it.each([
  ['<p class="align-center other sqsrte-large">a</p>', '<p class="align-center sqsrte-large">a</p>'],
  ['<h2 class="align-right sqsrte-large">a</h2>', '<h2 class="align-right">a</h2>'],
  ['<h4>a</h4>', '<h4>a</h4>'],
  ['<pre><code class="a language-js">b</code></pre>', '<pre><code class="language-js">b</code></pre>'],
  ['<ol start="0"><li>a</li></ol>', '<ol start="0"><li>a</li></ol>'],
  ['<ol start="-1"><li>a</li></ol>', '<ol><li>a</li></ol>'],
  ['<ol start="1.5"><li>a</li></ol>', '<ol><li>a</li></ol>'],
  ['<p><img src="/a.jpg" alt="b" title="c"></p>', '<p><img src="/a.jpg" alt="b" title="c"></p>'],
  ['<p>a<img src="javascript:alert(1)"></p>', '<p>a</p>'],
  [
    '<p><a href=" /a " target="_blank" title="b">c</a></p>',
    '<p><a href="/a" title="b" target="_blank" rel="noopener">c</a></p>',
  ],
  ['<p><a href="/a" target="_self">c</a></p>', '<p><a href="/a">c</a></p>'],
  ['<p><a href="javascript:alert(1)">c</a></p>', '<p>c</p>'],
  [`<p><a href="/${'a'.repeat(2000)}">c</a></p>`, '<p>c</p>'],
  ['<p><a href=" ">c</a></p>', '<p>c</p>'],
  [
    '<table><thead><tr><th align="right">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    '<table><thead><tr><th align="right">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  ],
  [
    '<p><span style="COLOR: #000; background-color:var(--glaze);font-size:9px">a</span></p>',
    '<p><span style="color:hsl(0 0% 0%)"><span style="background-color:var(--glaze)">a</span></span></p>',
  ],
  ['<p><span style="color:red">a</span></p>', '<p>a</p>'],
])('keeps the attributes of the schema only: %s', (html, expected) => {
  expect(normalized(html)).toBe(expected);
});
