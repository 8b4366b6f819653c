import type { Node } from 'prosemirror-model';
import { blockLines } from './block-lines.ts';
import { NotMarkdown } from './not-markdown.ts';

/**
 * The text as Markdown, or undefined where Markdown has no way to say it: underlined or raised words, sizes and sides of
 * paragraphs, links that open a window. Reading it again gives the same text; whoever stores it checks that.
 */
export function writeMarkdown(doc: Node): string | undefined {
  try {
    return blockLines(doc.children).join('\n');
  } catch (error) {
    if (error instanceof NotMarkdown) return undefined;
    throw error;
  }
}
