import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { MarkdownNode, ParseMarkdown } from '../ports/markdown-parser.ts';

/**
 * Creates the parser that works everywhere. On Node, `openMarkdownParser` is faster. It is the parser of `remark-parse` with
 * `remark-gfm`, which also write Markdown.
 */
export function createRemarkParser(): ParseMarkdown {
  const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };
  return (markdown) => fromMarkdown(markdown, options) as MarkdownNode;
}
