import { redo, undo } from 'prosemirror-history';
import type { MarkType, Node } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import type { TextColor } from '../colors/text-color.ts';
import { COLOR_MARKS } from './color-command.ts';
import { linkRange } from './link-command.ts';
import { isInside, listAround, withTextSelected } from './list-command.ts';
import { classesOf, sideOf } from './style-commands.ts';
import type { ColorUse, LinkMark, MarkName, Side, TextStyle } from './text-command.ts';

/** The toolbar state for the selection. */
export interface ToolState {
  readonly style: TextStyle | undefined;
  readonly marks: ReadonlySet<MarkName>;
  readonly list: 'bullet_list' | 'ordered_list' | undefined;
  readonly align: Side;
  readonly isQuote: boolean;
  readonly link: LinkMark | undefined;
  /** Colors at the start of the selection; undefined when inherited from the page. */
  readonly colors: Readonly<Record<ColorUse, TextColor | undefined>>;
  /** The text that a link would apply to. */
  readonly selected: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** Returns the toolbar state of the selection. */
export function toolStateOf(current: EditorState): ToolState {
  const state = withTextSelected(current);
  const { selection, schema } = state;
  const { $from, from, to } = selection;
  const block = $from.parent;
  const list = listAround(state);
  const marks = new Set(MARK_NAMES.filter((name) => isActive(state, schema.marks[name])));
  const linkType = schema.marks.link;
  const range = linkType === undefined ? { from, to } : linkRange(state, linkType);
  return {
    style: styleOf(block),
    marks,
    list: list === 'bullet_list' || list === 'ordered_list' ? list : undefined,
    align: sideOf(block),
    isQuote: isInside(state, 'blockquote'),
    link: linkAt(state, linkType),
    colors: {
      text: colorAt(state, schema.marks[COLOR_MARKS.text]),
      back: colorAt(state, schema.marks[COLOR_MARKS.back]),
    },
    selected: state.doc.textBetween(range.from, range.to, ' '),
    canUndo: undo(state),
    canRedo: redo(state),
  };
}

const MARK_NAMES: readonly MarkName[] = ['strong', 'em', 'underline', 'strike', 'sub', 'sup'];

function isActive(state: EditorState, type: MarkType | undefined): boolean {
  if (type === undefined) return false;
  const { from, to, empty, $from } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

function linkAt(state: EditorState, type: MarkType | undefined): LinkMark | undefined {
  if (type === undefined) return undefined;
  const { $from, from, to } = state.selection;
  let mark = type.isInSet($from.marks()) ?? type.isInSet($from.nodeAfter?.marks ?? []);
  state.doc.nodesBetween(from, to, (node) => {
    mark ??= type.isInSet(node.marks);
  });
  return mark && { href: String(mark.attrs.href), newWindow: mark.attrs.newWindow === true };
}

function colorAt(state: EditorState, type: MarkType | undefined): TextColor | undefined {
  if (type === undefined) return undefined;
  const { from, to, empty, $from } = state.selection;
  const activeMarks = state.storedMarks ?? $from.marks();
  let first = empty ? activeMarks : undefined;
  state.doc.nodesBetween(from, to, (node) => {
    if (node.isText) first ??= node.marks;
  });
  const color = type.isInSet(first ?? activeMarks)?.attrs.color;
  return color === undefined ? undefined : String(color);
}

function styleOf(block: Node): TextStyle | undefined {
  const classes = classesOf(block);
  if (block.type.name === 'heading') return `h${Number(block.attrs.level)}` as TextStyle;
  if (block.type.name !== 'paragraph') return undefined;
  if (classes.includes('sqsrte-large')) return 'large';
  return classes.includes('sqsrte-small') ? 'small' : 'normal';
}
