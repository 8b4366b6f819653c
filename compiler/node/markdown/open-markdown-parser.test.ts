import { expect, it, vi } from 'vitest';
import { MARKDOWN_EXAMPLES } from '../../../fixtures/markdown/examples.ts';
import { createMarkdownRenderer } from '../../4-render/markdown.ts';
import { openMarkdownParser } from './open-markdown-parser.ts';

it('a machine without native code for satteri parses with remark', async () => {
  vi.stubEnv('NAPI_RS_NATIVE_LIBRARY_PATH', '/nowhere/satteri.node');
  const parse = await openMarkdownParser();
  await expect(import('satteri')).rejects.toThrow('native binding');
  const [html, expected] = [createMarkdownRenderer(parse), createMarkdownRenderer()];
  for (const text of Object.values(MARKDOWN_EXAMPLES).flat())
    expect(html(text, 'x')).toBe(expected(text, 'x'));
});
