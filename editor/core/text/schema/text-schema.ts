import { type NodeSpec, Schema } from 'prosemirror-model';
import { BLOCK_NODES, INLINE_NODES } from './block-nodes.ts';
import { MARKS } from './mark-specs.ts';

/**
 * What a field can contain: `line` a single plain line (a title), `inline` paragraphs with bold, italic and links (an
 * excerpt), `blocks` everything (a body).
 */
export type TextKind = 'line' | 'inline' | 'blocks';

/** Creates the schema of a kind of field when a text is opened, so that readers do not pay for it. */
export function createTextSchema(kind: TextKind): Schema {
  if (kind === 'line') {
    return new Schema({ nodes: { doc: { content: 'text*', marks: '' }, text: { group: 'inline' } } });
  }
  const nodes =
    kind === 'inline' ? INLINE_KIND : { doc: { content: 'block+' }, ...BLOCK_NODES, ...INLINE_NODES };
  return new Schema({ nodes, marks: MARKS });
}

const INLINE_KIND: Readonly<Record<string, NodeSpec>> = {
  doc: { content: 'paragraph+' },
  ...(BLOCK_NODES.paragraph !== undefined && { paragraph: BLOCK_NODES.paragraph }),
  ...INLINE_NODES,
};
