import { Fragment, type Node } from 'prosemirror-model';
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

/** Writes a text that can only be Markdown: of a block that it cannot express, such as an odd table, the words remain. */
export function forcedMarkdown(doc: Node): string {
  const blocks = doc.children.flatMap((block) =>
    writeMarkdown(doc.copy(Fragment.from(block))) === undefined ? plainParagraphs(block) : [block],
  );
  return blockLines(blocks).join('\n');
}

function plainParagraphs(block: Node): readonly Node[] {
  const { paragraph } = block.type.schema.nodes;
  const found: Node[] = [];
  block.descendants((node) => {
    if (node.isTextblock && node.textContent !== '' && paragraph !== undefined)
      found.push(paragraph.create(null, node.type.schema.text(node.textContent)));
    return !node.isTextblock;
  });
  return found;
}
