import { expect, it } from 'vitest';
import { smallBlog, smallSite } from '../../../fixtures/sites/small-site.ts';
import { createMemoryFiles } from '../../1-read/memory-files.ts';
import { createMemoryOutput } from '../../5-write/memory-output.ts';
import { compileSite } from '../../compile-site.ts';
import type { ParseMarkdown } from '../ports/markdown-parser.ts';
import { createRemarkParser } from './parse-with-remark.ts';
import { createTextRenderers } from './text-renderers.ts';
import { DEFAULT_TEXT_SETTINGS } from './text-settings.ts';

it('a text is parsed once for its checks and its pages, with and without footnotes', async () => {
  const { parseMarkdown, parsed } = countingParser();
  const [body, excerpt] = ['Fired [twice](/nowhere).', 'Fired.[^1]\n\n[^1]: Slowly.'];
  const site = createMemoryFiles(smallSite(smallBlog(body, { excerpt })));
  const { ok, diagnostics } = await compileSite(
    { site, output: createMemoryOutput(), parseMarkdown },
    { now: 0 },
  );
  expect(ok).toBe(true);
  expect(diagnostics.map(({ code }) => code)).toEqual(['site/dead-link']);
  expect(parsed.toSorted()).toEqual([body, excerpt].toSorted());
});

it('texts are not parsed again by the next builds, however many there are', () => {
  const { parseMarkdown, parsed } = countingParser();
  const { html, inspect, startUpdate } = createTextRenderers({ parse: parseMarkdown });
  const build = (first: string) => {
    startUpdate();
    const texts = [first, ...Array.from({ length: 2500 }, (_, index) => `Text ${index}.`)];
    for (const text of texts) inspect(text, 'x');
    expect(texts.map((text) => html(text, 'x'))).toEqual(texts.map((text) => `<p>${text}</p>`));
  };
  build('One.');
  expect(parsed).toHaveLength(2501);
  build('One.');
  build('Two.');
  expect(parsed.slice(2501)).toEqual(['Two.']);
});

it('many long texts of earlier versions are not kept', () => {
  const { parseMarkdown, parsed } = countingParser(() => ({ type: 'root', children: [] }));
  const { html, startUpdate } = createTextRenderers({ parse: parseMarkdown });
  const long = (version: number) => `${version} ${'a'.repeat(200_000)}`;
  for (let version = 0; version < 60; version += 1) {
    startUpdate();
    html('Still there.', 'x');
    html(long(version), 'x');
  }
  html('Still there.', 'x');
  html(long(0), 'x');
  expect(parsed.filter((text) => text === 'Still there.')).toHaveLength(1);
  expect(parsed.filter((text) => text === long(0))).toHaveLength(2);
});

function countingParser(parse: ParseMarkdown = createRemarkParser()) {
  const parsed: string[] = [];
  const parseMarkdown = (markdown: string) => {
    parsed.push(markdown);
    return parse(markdown);
  };
  return { parseMarkdown, parsed };
}

it('the text editor gets Markdown as it is written, so that it can write it again', () => {
  const { editableHtml, html, use } = createTextRenderers();
  use({ ...DEFAULT_TEXT_SETTINGS, punctuation: { quotes: ['“', '”', '‘', '’'] } });
  const text = '# "A"\n\nDon\'t -- *b*...\n\n```\nc\n```';
  expect(html(text, 'x')).toBe(
    '<h1 id="a">“A”</h1>\n<p>Don’t – <em>b</em>…</p>\n<pre tabindex="0"><code>c\n</code></pre>',
  );
  expect(editableHtml(text, 'x')).toBe(
    '<h1>"A"</h1>\n<p>Don\'t -- <em>b</em>...</p>\n<pre><code>c\n</code></pre>',
  );
});
