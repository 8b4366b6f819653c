import type { MarkType } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import type { LinkMark } from './text-command.ts';

/** Sets the link of the selection, or of the whole link at the caret; undefined removes it. */
export function linkCommand(
  type: MarkType,
  { link, name = '' }: { readonly link: LinkMark | undefined; readonly name?: string },
): Command {
  return (state, dispatch) => {
    const { from, to } = linkRange(state, type);
    const { tr } = state;
    if (link === undefined) {
      dispatch?.(tr.removeMark(from, to, type));
      return true;
    }
    const mark = type.create({ href: link.href, newWindow: link.newWindow });
    const isRenamed = name !== '' && name !== state.doc.textBetween(from, to, ' ');
    const marks = mark.addToSet(state.doc.resolve(from).marksAcross(state.doc.resolve(to)) ?? []);
    if (from === to || isRenamed) tr.replaceWith(from, to, state.schema.text(name || link.href, marks));
    else tr.removeMark(from, to, type).addMark(from, to, mark);
    dispatch?.(tr);
    return true;
  };
}

/** Returns the selection, or the range of the link at the caret. */
export function linkRange(
  state: EditorState,
  type: MarkType,
): { readonly from: number; readonly to: number } {
  const { from, to, empty, $from } = state.selection;
  if (!empty) return { from, to };
  const mark = type.isInSet($from.marks()) ?? type.isInSet($from.nodeAfter?.marks ?? []);
  if (!mark) return { from, to };
  const start = $from.start();
  let range = { from, to };
  $from.parent.forEach((node, offset) => {
    const [first, last] = [start + offset, start + offset + node.nodeSize];
    if (mark.isInSet(node.marks) && first <= from && last >= from) range = { from: first, to: last };
  });
  return range;
}
