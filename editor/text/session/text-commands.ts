import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Attrs, MarkType, Node, NodeType, Schema } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';

/** What a paragraph is: one of three sizes, or a heading (R-RTE-TOOL-01 to -03). */
export type TextStyle = 'large' | 'normal' | 'small' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

export interface LinkMark {
  readonly href: string;
  readonly newWindow: boolean;
}

/** Everything that a button or a key can ask of a text. */
export type TextCommand =
  | { readonly kind: 'style'; readonly style: TextStyle }
  | { readonly kind: 'mark'; readonly mark: MarkName }
  | { readonly kind: 'list'; readonly list: 'bullet_list' | 'ordered_list' }
  | { readonly kind: 'align'; readonly align: 'left' | 'center' | 'right' }
  /** `name`: the words that the link is on; absent or empty: those that are selected. */
  | { readonly kind: 'link'; readonly link: LinkMark | undefined; readonly name?: string }
  | { readonly kind: 'indent' | 'outdent' | 'quote' | 'undo' | 'redo' };

export type MarkName = 'strong' | 'em' | 'underline' | 'strike' | 'sub' | 'sup';

/** What the toolbar shows of the selection. */
export interface ToolState {
  readonly style: TextStyle | undefined;
  readonly marks: ReadonlySet<MarkName>;
  readonly list: 'bullet_list' | 'ordered_list' | undefined;
  readonly align: 'left' | 'center' | 'right';
  readonly isQuote: boolean;
  readonly link: LinkMark | undefined;
  /** The words that a link would be on. */
  readonly selected: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** The command as ProseMirror has it; one that the schema does not know does nothing. */
export function proseCommand(schema: Schema, command: TextCommand): Command {
  const { nodes, marks } = schema;
  switch (command.kind) {
    case 'style':
      return styleCommand(schema, command.style);
    case 'mark':
      return onMark(marks[command.mark], toggleMark);
    case 'list':
      return listCommand(schema, command.list);
    case 'align':
      return alignCommand(nodes.paragraph, command.align);
    case 'link':
      return linkCommand(marks.link, command);
    case 'indent':
      return onNode(nodes.list_item, sinkListItem);
    case 'outdent':
      return onNode(nodes.list_item, liftListItem);
    case 'quote':
      return (state, dispatch, view) =>
        holds(state, 'blockquote')
          ? lift(state, dispatch, view)
          : onNode(nodes.blockquote, wrapIn)(state, dispatch, view);
    case 'undo':
      return undo;
    case 'redo':
      return redo;
  }
}

function onNode(type: NodeType | undefined, make: (type: NodeType) => Command): Command {
  return type === undefined ? () => false : make(type);
}

function onMark(type: MarkType | undefined, make: (type: MarkType) => Command): Command {
  return type === undefined ? () => false : make(type);
}

const SIZE_CLASS = { large: 'sqsrte-large', normal: '', small: 'sqsrte-small' } as const;

function styleCommand({ nodes: { heading, paragraph } }: Schema, style: TextStyle): Command {
  if (style === 'large' || style === 'normal' || style === 'small') {
    return withClasses(paragraph, (classes) => [
      ...classes.filter((name) => !name.startsWith('sqsrte-')),
      SIZE_CLASS[style],
    ]);
  }
  return heading === undefined ? () => false : setBlockType(heading, { level: Number(style.slice(1)) });
}

function alignCommand(paragraph: NodeType | undefined, align: 'left' | 'center' | 'right'): Command {
  return withClasses(paragraph, (classes) => [
    ...classes.filter((name) => !name.startsWith('align-')),
    align === 'left' ? '' : `align-${align}`,
  ]);
}

/** Makes every text block of the selection a paragraph with other classes. */
function withClasses(
  paragraph: NodeType | undefined,
  change: (classes: readonly string[]) => readonly string[],
): Command {
  return (state, dispatch) => {
    if (paragraph === undefined) return false;
    const { tr } = state;
    const { from, to } = state.selection;
    state.doc.nodesBetween(from, to, (node, at) => {
      if (!node.isTextblock || node.type.spec.code === true) return;
      const parent = tr.doc.resolve(tr.mapping.map(at)).parent;
      if (!parent.type.contentMatch.matchType(paragraph) && !parent.canReplaceWith(0, 0, paragraph)) return;
      const classes = change(String(node.attrs.classes ?? '').split(' ')).filter((name) => name !== '');
      tr.setNodeMarkup(tr.mapping.map(at), paragraph, { classes: classes.join(' ') });
    });
    if (!tr.docChanged) return false;
    dispatch?.(tr);
    return true;
  };
}

/** Makes a list, changes its kind, or takes its lines out of it. */
function listCommand(schema: Schema, name: 'bullet_list' | 'ordered_list'): Command {
  const list = schema.nodes[name];
  const item = schema.nodes.list_item;
  return (state, dispatch, view) => {
    if (list === undefined || item === undefined) return false;
    const inside = listAround(state);
    if (inside === undefined) return wrapInList(list)(state, dispatch, view);
    if (inside.node.type === list) return liftListItem(item)(state, dispatch, view);
    const attrs: Attrs = { isTight: inside.node.attrs.isTight };
    dispatch?.(state.tr.setNodeMarkup(inside.at, list, attrs));
    return true;
  };
}

function listAround({
  selection: { $from },
}: EditorState): { readonly node: Node; readonly at: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type.name.endsWith('_list')) return { node, at: $from.before(depth) };
  }
  return undefined;
}

function holds({ selection: { $from } }: EditorState, name: string): boolean {
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type.name === name) return true;
  return false;
}

/** Sets the link of the selection, or of the whole link that the caret is in; undefined takes it away. */
function linkCommand(
  type: MarkType | undefined,
  { link, name = '' }: { readonly link: LinkMark | undefined; readonly name?: string },
): Command {
  return (state, dispatch) => {
    if (type === undefined) return false;
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

function linkRange(state: EditorState, type: MarkType): { readonly from: number; readonly to: number } {
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

/** What the selection is, for the toolbar. */
export function toolStateOf(state: EditorState): ToolState {
  const { selection, schema } = state;
  const { $from, from, to } = selection;
  const block = $from.parent;
  const list = listAround(state)?.node.type.name;
  const classes = String(block.attrs.classes ?? '').split(' ');
  const marks = new Set(MARK_NAMES.filter((name) => isActive(state, schema.marks[name])));
  const linkType = schema.marks.link;
  const range = linkType === undefined ? { from, to } : linkRange(state, linkType);
  return {
    style: styleOf(block, classes),
    marks,
    list: list === 'bullet_list' || list === 'ordered_list' ? list : undefined,
    align: classes.includes('align-center') ? 'center' : classes.includes('align-right') ? 'right' : 'left',
    isQuote: holds(state, 'blockquote'),
    link: linkAt(state, linkType),
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

function styleOf(block: Node, classes: readonly string[]): TextStyle | undefined {
  if (block.type.name === 'heading') return `h${Number(block.attrs.level)}` as TextStyle;
  if (block.type.name !== 'paragraph') return undefined;
  if (classes.includes('sqsrte-large')) return 'large';
  return classes.includes('sqsrte-small') ? 'small' : 'normal';
}
