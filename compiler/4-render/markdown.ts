import type { Element, Nodes, Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { isSafeLink, isSafePicture } from '../model/safe-url.ts';

export type RenderMarkdown = (markdown: string, prefix: string) => string;

/**
 * Makes the function that turns Markdown (with tables, task lists, footnotes) into HTML. HTML in the text is dropped,
 * and so is every address whose scheme could run script: whoever writes an entry need not be trusted. `prefix` keeps
 * the ids of footnotes apart on a page with several texts.
 */
export function createMarkdownRenderer(): RenderMarkdown {
  const parser = unified().use(remarkParse).use(remarkGfm);
  const printer = unified().use(rehypeStringify);
  return (markdown, prefix) => {
    if (markdown.trim() === '') return '';
    const tree = parser.parse(markdown);
    const html = unified()
      .use(remarkRehype, { clobberPrefix: `${prefix}-` })
      .runSync(tree);
    return printer.stringify(withSafeAddresses(html));
  };
}

function withSafeAddresses(tree: Root): Root {
  const waiting: Nodes[] = [tree];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type === 'element') makeSafe(node);
    if ('children' in node) waiting.push(...node.children);
  }
  return tree;
}

function makeSafe({ tagName, properties }: Element): void {
  if (tagName === 'a' && !isSafeLink(String(properties.href ?? ''))) delete properties.href;
  if (tagName !== 'img') return;
  if (!isSafePicture(String(properties.src ?? ''))) delete properties.src;
  properties.loading = 'lazy';
  properties.decoding = 'async';
}
