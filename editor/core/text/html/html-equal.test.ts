// @vitest-environment happy-dom
/// <reference lib="dom" />
import { describe, expect, it } from 'vitest';
import { canonicalHtml, sameHtml } from './html-equal.ts';

describe('two texts look the same', () => {
  it.each([
    ['<p>a</p><p>b</p>', '\n<p> a </p>\n\n<p>b\n</p>\n'],
    ['<p>a</p><p></p><p> </p>', '<p>a</p>'],
    ['<p><b>a</b> <i>b</i> <strike>c</strike></p>', '<p><strong>a</strong> <em>b</em> <s>c</s></p>'],
    ['<p><s>a</s></p>', '<p><del>a</del></p>'],
    ['<p><em><strong>a</strong></em></p>', '<p><strong><em>a</em></strong></p>'],
    ['<p><em>a</em><em>b</em></p>', '<p><em>ab</em></p>'],
    ['<p><em>a </em>b</p>', '<p><em>a</em> b</p>'],
    ['<p>a<em> </em>b</p>', '<p>a b</p>'],
    ['<p>a<br> b</p>', '<p>a<br>b</p>'],
    ['<pre>a\n\n</pre>', '<pre>a</pre>'],
    ['<p><img src="/a.jpg" loading="lazy" srcset="b" alt=""></p>', '<p><img src="/a.jpg"></p>'],
    ['<p><a href="/a b" rel="noopener">c</a></p>', '<p><a href="/a%20b">c</a></p>'],
    ['<p><a href="https://a.test/">https://a.test/</a></p>', '<p>https://a.test/</p>'],
    ['<p><a href="https://www.a.test">www.a.test</a></p>', '<p>www.a.test</p>'],
    ['<p><a href="mailto:a@a.test">a@a.test</a></p>', '<p>a@a.test</p>'],
    ['<p><a href="/%">a</a></p>', '<p><a href="/%">a</a></p>'],
    [
      '<p><span style="color:#000;background-color:#fff">a</span></p>',
      '<p><span style="background-color:hsl(0 0% 100%)"><span style="color:rgb(0,0,0)">a</span></span></p>',
    ],
    [
      '<p><span style="color:#fff"><span style="color:#000">a</span></span></p>',
      '<p><span style="color:#000">a</span></p>',
    ],
    ['<ul title="b" class="a"><li>a</li></ul>', '<ul class="a" title="b"><li>a</li></ul>'],
  ])('%s and %s', (left, right) => {
    expect(canonicalHtml(left)).toBe(canonicalHtml(right));
  });
});

describe('two texts look different', () => {
  it.each([
    ['<p>a</p>', '<p>b</p>'],
    ['<p>a b</p>', '<p>ab</p>'],
    ['<p>a</p><p>b</p>', '<p>a b</p>'],
    ['<p>a</p>', '<h2>a</h2>'],
    ['<ul><li>a</li></ul>', '<ol><li>a</li></ol>'],
    ['<ul><li></li><li>a</li></ul>', '<ul><li>a</li></ul>'],
    ['<ol start="2"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    ['<p>a</p><hr>', '<p>a</p>'],
    ['<p>a<br>b</p>', '<p>a b</p>'],
    ['<p><em>a</em></p>', '<p>a</p>'],
    ['<p><em>a</em></p>', '<p><strong>a</strong></p>'],
    ['<p><em>a</em>b</p>', '<p>a<em>b</em></p>'],
    ['<p><em>a</em>b</p>', '<p><em>ab</em></p>'],
    ['<p>a</p>', '<p class="align-center">a</p>'],
    ['<p><a href="/a">a</a></p>', '<p>a</p>'],
    ['<p><a href="/a">c</a></p>', '<p><a href="/b">c</a></p>'],
    ['<p><a href="https://a.test" title="A">https://a.test</a></p>', '<p>https://a.test</p>'],
    ['<p><a href="/a" target="_blank">b</a></p>', '<p><a href="/a">b</a></p>'],
    ['<p><img src="/a.jpg" alt="A"></p>', '<p><img src="/a.jpg"></p>'],
    ['<p><img src="/a.jpg"></p>', '<p><img src="/b.jpg"></p>'],
    ['<p><em><img src="/a.jpg"></em></p>', '<p><img src="/a.jpg"></p>'],
    ['<p>a <img src="/a.jpg"></p>', '<p>a<img src="/a.jpg"></p>'],
    ['<pre>a  b</pre>', '<pre>a b</pre>'],
    ['<pre> a</pre>', '<pre>a</pre>'],
    ['<p><input type="checkbox"></p>', '<p></p>'],
    ['<p><span style="color:#000">a</span></p>', '<p>a</p>'],
    ['<p><span style="color:#000">a</span></p>', '<p><span style="background-color:#000">a</span></p>'],
    ['<p><span style="color:#000" class="b">a</span></p>', '<p><span style="color:#000">a</span></p>'],
    ['<blockquote><p>a</p></blockquote>', '<p>a</p>'],
  ])('%s and %s', (left, right) => {
    expect(sameHtml(left, right)).toBe(false);
  });
});
