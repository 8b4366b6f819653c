import type { Node } from 'prosemirror-model';
import { blockLines } from './block-lines.ts';
import { NotMarkdown } from './not-markdown.ts';

/**
 * Writes the text as Markdown. Returns undefined for what Markdown cannot express: underline, superscript, paragraph
 * sizes and alignment, links to a new window. Parsing the result gives the same text; callers that store it verify
 * that.
 */
export function writeMarkdown(doc: Node): string | undefined {
  try {
    return blockLines(doc.children).join('\n');
  } catch (error) {
    if (error instanceof NotMarkdown) return undefined;
    throw error;
  }
}
