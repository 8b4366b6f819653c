// @vitest-environment happy-dom
/// <reference lib="dom" />
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../html/parse-html.ts';
import { createTextSchema } from '../schema/text-schema.ts';
import { writeMarkdown } from './write-markdown.ts';

const schema = createTextSchema('blocks');

/** The Markdown of a text, or undefined when it has none. */
function markdown(html: string): string | undefined {
  return writeMarkdown(parseHtml(schema, html));
}

describe('Markdown of blocks', () => {
  it.each([
    ['<h1>a</h1><p>b</p>', '# a\n\nb'],
    ['<h6>a</h6><h2></h2>', '###### a\n\n##'],
    ['<h2>a #</h2><h2>#b</h2><h2>a ##</h2>', '## a \\#\n\n## #b\n\n## a \\##'],
    ['<blockquote><p>a</p><p>b</p></blockquote><p>c</p>', '> a\n>\n> b\n\nc'],
    ['<hr><p>a</p>', '---\n\na'],
    ['<pre><code class="language-js">let a;\n\nb\n</code></pre>', '```js\nlet a;\n\nb\n```'],
    ['<pre><code></code></pre>', '```\n```'],
    ['<pre><code>```</code></pre>', '````\n```\n````'],
    ['<pre><code>`a` ````` b</code></pre>', '``````\n`a` ````` b\n``````'],
    ['<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
    ['<ul><li><p>a</p></li><li><p>b</p></li></ul>', '- a\n\n- b'],
    ['<ul><li>a<ul><li>b</li></ul></li></ul>', '- a\n  - b'],
    ['<ul><li><p>a</p><p>b</p></li></ul>', '- a\n\n  b'],
    ['<ul><li>a<pre><code>b\n\nc</code></pre></li></ul>', '- a\n  ```\n  b\n\n  c\n  ```'],
    ['<ul><li><hr></li></ul>', '- ***'],
    ['<ol><li><hr></li></ol>', '1. ---'],
    ['<ul><li></li></ul>', '-'],
    ['<ol start="9"><li>a</li><li>b<p>c</p></li></ol>', '9. a\n\n10. b\n\n    c'],
    ['<ul><li>a</li></ul><ul><li>b</li></ul><ul><li><hr></li></ul>', '- a\n\n* b\n\n- ***'],
    ['<ul><li>a</li></ul><ul><li><hr></li></ul>', '- a\n\n* ---'],
    ['<ol><li>a</li></ol><ol><li>b</li></ol><ol><li>c</li></ol>', '1. a\n\n1) b\n\n1. c'],
    ['<ul><li>a</li></ul><ol><li>b</li></ol>', '- a\n\n1. b'],
    ['<ul><li><blockquote><p>a</p></blockquote><p>b</p></li></ul>', '- > a\n\n  b'],
  ])('%s', (html, text) => {
    expect(markdown(html)).toBe(text);
  });

  it.each([
    '<p class="align-center">a</p>',
    '<h2 class="align-center">a</h2>',
    '<blockquote><p class="sqsrte-large">a</p></blockquote>',
    '<h2>a<br>b</h2>',
    '<p><u>a</u></p>',
    '<p><a href="/shop" target="_blank">a</a></p>',
    '<p><span style="color:hsl(0 0% 0%)">a</span></p>',
  ])('has no form for %s', (html) => {
    expect(markdown(html)).toBeUndefined();
  });
});

describe('Markdown of tables', () => {
  const table = (head: string, body: string) => `<table><thead>${head}</thead><tbody>${body}</tbody></table>`;

  it.each([
    [
      table(
        '<tr><th>a</th><th align="left">b</th><th align="center">c</th><th align="right">d</th></tr>',
        '<tr><td>1</td><td align="left">2</td><td align="center">3</td><td align="right">4</td></tr>',
      ),
      '| a | b | c | d |\n| --- | :--- | :---: | ---: |\n| 1 | 2 | 3 | 4 |',
    ],
    [table('<tr><th>|a|</th></tr>', '<tr><td>b|c</td></tr>'), '| \\|a\\| |\n| --- |\n| b\\|c |'],
    ['<table><thead><tr><th>a</th></tr></thead></table>', '| a |\n| --- |'],
  ])('%s', (html, text) => {
    expect(markdown(html)).toBe(text);
  });

  it.each([
    ['no header', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
    ['two header rows', table('<tr><th>a</th></tr><tr><th>b</th></tr>', '<tr><td>1</td></tr>')],
    ['rows of different lengths', table('<tr><th>a</th><th>b</th></tr>', '<tr><td>1</td></tr>')],
    ['a header in a row', table('<tr><th>a</th><th>b</th></tr>', '<tr><th>1</th><td>2</td></tr>')],
    ['a plain cell as a header', table('<tr><td>a</td><th>b</th></tr>', '<tr><td>1</td><td>2</td></tr>')],
    ['a cell aligned by itself', table('<tr><th>a</th></tr>', '<tr><td align="right">1</td></tr>')],
    ['a break in a cell', table('<tr><th>a</th></tr>', '<tr><td>1<br>2</td></tr>')],
  ])('has no form for %s', (_what, html) => {
    expect(markdown(html)).toBeUndefined();
  });
});

describe('Markdown of a line', () => {
  it.each([
    ['a <strong>b</strong> <em>c</em> <s>d</s> <code>e</code>', 'a **b** *c* ~~d~~ `e`'],
    ['a<strong> b </strong>c', 'a **b** c'],
    ['<strong>two</strong> <strong>words</strong>', '**two words**'],
    ['<strong>a</strong> <em>b</em>', '**a** *b*'],
    ['<strong>a <em>b</em></strong> c', '**a *b*** c'],
    ['<strong>a</strong><em>b</em>', '**a**_b_'],
    ['<strong><code>a</code></strong> <code>b</code>', '**`a`** `b`'],
    ['<code>a</code> <code>b</code>', '`a` `b`'],
    ['<a href="/a"><strong>a</strong> b</a>', '[**a** b](/a)'],
    ['<strong>a <a href="/a">b</a> c</strong>', '**a [b](/a) c**'],
    ['<em>(a)</em>b', '*(a)*&#98;'],
    ['a<em>(b)</em>', '&#97;*(b)*'],
    ['<em>(a)</em> b', '*(a)* b'],
    ['a<em>b</em>c', 'a*b*c'],
    ['a<br>b<br><strong>c</strong>', 'a\\\nb\\\n**c**'],
  ])('%s is %s', (html, text) => {
    expect(markdown(`<p>${html}</p>`)).toBe(text);
  });

  it.each([
    ['<a href="/a">b</a>', '[b](/a)'],
    ['<a href="/a" title="It&quot;s \\ a">b</a>', '[b](/a "It\\"s \\\\ a")'],
    ['<a href="/a?b=1&amp;c=2">b</a>', '[b](/a?b=1\\&c=2)'],
    ['<a href="/a (b)">c</a>', '[c](</a (b)>)'],
    ['<a href="/a <b>&amp;">c</a>', '[c](</a \\<b\\>\\&>)'],
    ['<a href="/a">[b]</a>', '[\\[b\\]](/a)'],
    ['[b]', '\\[b]'],
    ['<img src="/a.jpg" alt="A [cup]" title="Cup">', '![A \\[cup\\]](/a.jpg "Cup")'],
    ['<img src="/a.jpg">', '![](/a.jpg)'],
    ['<img src="/a.jpg" title="&quot;">', '![](/a.jpg "\\"")'],
  ])('links and images: %s is %s', (html, text) => {
    expect(markdown(`<p>${html}</p>`)).toBe(text);
  });

  it.each([
    ['a <a href="https://a.test/b">https://a.test/b</a> c', 'a https://a.test/b c'],
    ['<a href="http://a.test">http://a.test</a>', 'http://a.test'],
    ['<a href="https://www.a.test">www.a.test</a>', 'www.a.test'],
    ['<a href="https://a.test">a.test</a>', '[a.test](https://a.test)'],
    ['<a href="mailto:ana@a.test">ana@a.test</a>', 'ana@a.test'],
    ['<a href="/a">/a</a>', '[/a](/a)'],
    ['x<a href="http://a.test">http://a.test</a>', 'x[http://a.test](http://a.test)'],
    ['<a href="http://a.test">http://a.test</a>.', '[http://a.test](http://a.test).'],
    ['<br><a href="http://a.test">http://a.test</a><br>b', '\\\nhttp://a.test\\\nb'],
    ['<a href="http://a.test" title="A">http://a.test</a>', '[http://a.test](http://a.test "A")'],
    ['<a href="http://a.test"><em>http://a.test</em></a>', '[*http://a.test*](http://a.test)'],
    ['<a href="http://a.test/*">http://a.test/*</a>', '[http://a.test/\\*](http://a.test/*)'],
  ])('plain URLs need no brackets where parsers link them: %s is %s', (html, text) => {
    expect(markdown(`<p>${html}</p>`)).toBe(text);
  });

  it.each([
    ['`', '`` ` ``'],
    ['a`b', '``a`b``'],
    ['``', '``` `` ```'],
    ['`a', '`` `a ``'],
    ['a`', '`` a` ``'],
    ['a ``` b', '````a ``` b````'],
  ])('code with backticks: %s is %s', (code, text) => {
    expect(markdown(`<p><code>${code}</code></p>`)).toBe(text);
  });

  it.each([
    ['*a* `b` ~c~ &lt;d \\', '\\*a\\* \\`b\\` \\~c\\~ \\<d \\\\'],
    ['snake_case _a_', 'snake_case \\_a\\_'],
    ['a_ _b', 'a\\_ \\_b'],
    ['AT&amp;T &amp;#38; a &amp; b', 'AT\\&T \\&#38; a & b'],
    ['Hey! ![a', 'Hey! \\!\\[a'],
    ['Hey!', 'Hey\\!'],
    ['- a', '\\- a'],
    ['+a', '\\+a'],
    ['= a', '\\= a'],
    ['| a', '\\| a'],
    ['> a', '\\> a'],
    [': a', '\\: a'],
    ['# a', '\\# a'],
    ['####### a', '####### a'],
    ['#a', '#a'],
    ['1. a', '1\\. a'],
    ['12) a', '12\\) a'],
    ['1.5 a', '1.5 a'],
    ['1234567890. a', '1234567890. a'],
    ['a - b # c 1. d', 'a - b # c 1. d'],
  ])('escapes what would be a sign: %s is %s', (html, text) => {
    expect(markdown(`<p>${html}</p>`)).toBe(text);
  });
});
