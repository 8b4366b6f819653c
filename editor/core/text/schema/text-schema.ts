import { type NodeSpec, Schema } from 'prosemirror-model';
import { BLOCK_NODES, INLINE_NODES, MARKDOWN_NODES } from './block-nodes.ts';
import { MARKDOWN_MARKS, MARKS } from './mark-specs.ts';

/**
 * What a field can contain: `line` a single plain line (a title), `inline` paragraphs with bold, italic and links (an
 * excerpt), `article` what Markdown can express (a post), `blocks` everything.
 */
export type TextKind = 'line' | 'inline' | 'article' | 'blocks';

/** Creates the schema of a kind of field when a text is opened, so that readers do not pay for it. */
export function createTextSchema(kind: TextKind): Schema {
  if (kind === 'line') {
    return new Schema({ nodes: { doc: { content: 'text*', marks: '' }, text: { group: 'inline' } } });
  }
  if (kind === 'article') return new Schema({ nodes: ARTICLE_NODES, marks: MARKDOWN_MARKS });
  const nodes =
    kind === 'inline' ? INLINE_KIND : { doc: { content: 'block+' }, ...BLOCK_NODES, ...INLINE_NODES };
  return new Schema({ nodes, marks: MARKS });
}

const ARTICLE_NODES: Readonly<Record<string, NodeSpec>> = {
  doc: { content: 'block+' },
  ...BLOCK_NODES,
  ...MARKDOWN_NODES,
  ...INLINE_NODES,
};

const INLINE_KIND: Readonly<Record<string, NodeSpec>> = {
  doc: { content: 'paragraph+' },
  ...(BLOCK_NODES.paragraph !== undefined && { paragraph: BLOCK_NODES.paragraph }),
  ...INLINE_NODES,
};
