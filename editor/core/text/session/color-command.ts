import type { MarkType } from 'prosemirror-model';
import type { Command } from 'prosemirror-state';
import type { TextColor } from '../colors/text-color.ts';

/** The marks of the schema. */
export const COLOR_MARKS = { text: 'text_color', back: 'back_color' } as const;

/** Sets the color of the selection, or of the text typed next when the selection is empty. */
export function colorCommand(type: MarkType, color: TextColor | undefined): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const mark = color === undefined ? undefined : type.create({ color });
    const { tr } = state;
    if (empty) tr.removeStoredMark(type);
    else tr.removeMark(from, to, type);
    if (mark !== undefined) {
      if (empty) tr.addStoredMark(mark);
      else tr.addMark(from, to, mark);
    }
    dispatch?.(tr);
    return true;
  };
}
