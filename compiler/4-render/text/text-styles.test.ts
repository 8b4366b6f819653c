import { expect, it } from 'vitest';
import { smallBlog, smallSite } from '../../../fixtures/sites/small-site.ts';
import { createMemoryFiles } from '../../1-read/memory-files.ts';
import { createMemoryOutput } from '../../5-write/memory-output.ts';
import { compileSite } from '../../compile-site.ts';

it.each([
  ['> [!NOTE]\n> a', '.callout'],
  ['1. ~~~ts\n   a\n   ~~~', '.code-keyword'],
  ['a\n: b', ':where(dt)'],
  ['https://youtu.be/dQw4w9WgXcQ', '.video-card'],
])('a site whose texts use %j has the styles of it, others do not', async (text, selector) => {
  expect(await styleWith(text)).toContain(selector);
  expect(await styleWith('Only *words*, a: b and `code`.')).not.toContain(selector);
});

async function styleWith(markdown: string): Promise<string> {
  const output = createMemoryOutput();
  const { ok } = await compileSite(
    { site: createMemoryFiles(smallSite(smallBlog(markdown))), output },
    { now: 0 },
  );
  expect(ok).toBe(true);
  const path = [...output.files.keys()].find((name) => name.endsWith('.css')) ?? '';
  return new TextDecoder().decode(output.files.get(path));
}
