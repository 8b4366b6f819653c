import { expect, it, vi } from 'vitest';
import { createMarkdownReader } from '../../4-render/markdown.ts';
import { createRemarkParser } from '../../4-render/text/parse-with-remark.ts';
import { withHighlighting } from './highlight-code.ts';

const read = createMarkdownReader(withHighlighting(createRemarkParser()));
const html = (text: string) => read(text, 'x').html;

it('colors code by classes, without styles', () => {
  expect(html('```ts\nconst a = "<b>"; // c\n```')).toBe(
    '<pre tabindex="0"><code class="language-ts"><span class="code-keyword">const</span> <span class="code-constant">a</span> <span class="code-keyword">=</span> <span class="code-string-expression">"&#x3C;b>"</span>; <span class="code-comment">// c</span>\n</code></pre>',
  );
});

it.each(['C++', 'js', 'sh', 'yml', 'py'])('knows languages by their other names: %s', (name) => {
  expect(html(`\`\`\`${name}\n"a"\n\`\`\``)).toContain('<span class="code-');
});

it.each(['nope', 'constructor', '../../../package', 'text'])('leaves other code as it is: %s', (name) => {
  expect(html(`\`\`\`${name}\n"a"\n\`\`\``)).toBe(
    `<pre tabindex="0"><code class="language-${name}">"a"\n</code></pre>`,
  );
});

it('leaves very long code and very long lines as they are', () => {
  expect(html(`\`\`\`ts\n${'a = 1;\n'.repeat(8000)}\`\`\``)).not.toContain('<span');
  expect(html(`\`\`\`ts\n${'a = 1;'.repeat(200)}\n\`\`\``)).not.toContain('<span');
});

it('colors all code on a machine that is very slow', () => {
  const code = '```ts\nconst a = [1, 2];\n```';
  const expected = html(code);
  let now = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 60_000));
  const slow = html(code);
  clock.mockRestore();
  expect(slow).toBe(expected);
});
