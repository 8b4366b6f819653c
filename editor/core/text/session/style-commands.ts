import type { Attrs, Node, NodeType, Schema } from 'prosemirror-model';
import type { Command } from 'prosemirror-state';
import type { Side, TextStyle } from './text-command.ts';

const SIZE_CLASS = { large: 'sqsrte-large', normal: '', small: 'sqsrte-small' } as const;

/** Turns the selected text blocks into headings or paragraphs of a size and preserves their alignment. */
export function styleCommand({ nodes: { heading, paragraph } }: Schema, style: TextStyle): Command {
  if (style === 'large' || style === 'normal' || style === 'small') {
    return onTextblocks((node) => ({
      type: paragraph,
      attrs: { classes: joined(classesOf(node).filter(isSide), SIZE_CLASS[style]) },
    }));
  }
  const level = Number(style.slice(1));
  return onTextblocks((node) => ({
    type: heading,
    attrs: { level, classes: joined(classesOf(node).filter(isSide)) },
  }));
}

/** Aligns the selected text blocks; headings stay headings. */
export function alignCommand({ nodes: { heading, paragraph } }: Schema, align: Side): Command {
  return onTextblocks((node) => {
    const others = classesOf(node).filter((name) => !isSide(name));
    const classes = joined(others, align === 'left' ? '' : `align-${align}`);
    return node.type === heading
      ? { type: heading, attrs: { ...node.attrs, classes } }
      : { type: paragraph, attrs: { classes } };
  });
}

/** Returns the alignment of a text block. */
export function sideOf(block: Node): Side {
  const classes = classesOf(block);
  return classes.includes('align-center') ? 'center' : classes.includes('align-right') ? 'right' : 'left';
}

export function classesOf({ attrs }: Node): readonly string[] {
  return String(attrs.classes ?? '').split(' ');
}

function isSide(name: string): boolean {
  return name.startsWith('align-');
}

function joined(classes: readonly string[], more = ''): string {
  return [...classes, more].filter((name) => name !== '').join(' ');
}

interface BlockChange {
  readonly type: NodeType | undefined;
  readonly attrs: Attrs;
}

/** Changes the type of the selected text blocks where the schema allows it; code stays code. */
function onTextblocks(make: (node: Node) => BlockChange): Command {
  return (state, dispatch) => {
    const { tr } = state;
    const { from, to } = state.selection;
    state.doc.nodesBetween(from, to, (node, at) => {
      if (!node.isTextblock || node.type.spec.code === true) return;
      const { type, attrs } = make(node);
      const mapped = tr.mapping.map(at);
      const { parent, index } = positionOf(tr.doc.resolve(mapped));
      if (type === undefined || !parent.canReplaceWith(index, index + 1, type)) return;
      tr.setNodeMarkup(mapped, type, attrs);
    });
    if (!tr.docChanged) return false;
    dispatch?.(tr);
    return true;
  };
}

function positionOf(at: { readonly parent: Node; index(): number }) {
  return { parent: at.parent, index: at.index() };
}
