import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { MarkdownNode, ParseMarkdown } from '../ports/markdown-parser.ts';

/** Creates the parser that works everywhere. On Node, `openMarkdownParser` is faster. */
export function createRemarkParser(): ParseMarkdown {
  const parser = unified().use(remarkParse).use(remarkGfm);
  return (markdown) => parser.parse(markdown) as MarkdownNode;
}
