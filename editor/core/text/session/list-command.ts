import type { Attrs, Node, NodeType, Schema } from 'prosemirror-model';
import { liftListItem, wrapRangeInList } from 'prosemirror-schema-list';
import {
  AllSelection,
  type Command,
  EditorState,
  type Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';

/** Toggles a list: makes every selected line an item of this kind, or takes all of them out of their lists. */
export function listCommand(schema: Schema, name: 'bullet_list' | 'ordered_list'): Command {
  const list = schema.nodes[name];
  const item = schema.nodes.list_item;
  return (state, dispatch) => {
    if (list === undefined || item === undefined) return false;
    const { tr } = state;
    const lines = selectedLines(tr);
    if (lines.length > 0 && lines.every((line) => line.list?.node.type === list)) unwrapLines(tr, item);
    else wrapLines(tr, lines, list);
    if (!tr.docChanged) return false;
    dispatch?.(tr);
    return true;
  };
}

/** Returns the kind of list that all selected lines are in. */
export function listAround(state: EditorState): string | undefined {
  const [first, ...others] = selectedLines(state).map(({ list }) => list?.node.type.name);
  return others.every((name) => name === first) ? first : undefined;
}

/**
 * Selects text instead of the whole document, whose start is outside of all blocks: a command would not see the
 * lists, quotes and headings in it.
 */
export function withTextSelected(state: EditorState): EditorState {
  if (!(state.selection instanceof AllSelection)) return state;
  const { doc, tr } = state;
  return state.apply(tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))));
}

export function isInside({ selection: { $from } }: EditorState, name: string): boolean {
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type.name === name) return true;
  return false;
}

interface Line {
  readonly node: Node;
  readonly at: number;
  readonly parent: Node;
  /** The innermost list. */
  readonly list: { readonly node: Node; readonly at: number; readonly depth: number } | undefined;
}

/** Returns the selected text blocks that are or can be in a list: neither table cells nor code. */
function selectedLines({
  doc,
  selection,
}: {
  readonly doc: Node;
  readonly selection: Selection;
}): readonly Line[] {
  const lines: Line[] = [];
  /** The innermost list of each block on the way. */
  const lists = new Map<Node | null, Line['list']>();
  doc.nodesBetween(selection.from, selection.to, (node, at, parent, index) => {
    const list = lists.get(parent);
    const isList = node.type.name.endsWith('_list');
    lists.set(node, isList ? { node, at, depth: (list?.depth ?? 0) + 1 } : list);
    if (!node.isTextblock || parent === null) return;
    if (list !== undefined || canBeItem(node, parent, index)) lines.push({ node, at, parent, list });
  });
  return lines;
}

function canBeItem(node: Node, parent: Node, index: number): boolean {
  const list = node.type.schema.nodes.bullet_list;
  return node.type.spec.code !== true && list !== undefined && parent.canReplaceWith(index, index + 1, list);
}

/** Lifts the items of the deepest list first, so that items around the selection stay. */
function unwrapLines(tr: Transaction, item: NodeType): void {
  for (;;) {
    const lines = selectedLines(tr).filter(({ list }) => list !== undefined);
    const depth = Math.max(0, ...lines.map(({ list }) => list?.depth ?? 0));
    const deepest = lines.find(({ list }) => list?.depth === depth);
    const last = lines.findLast(({ list }) => list?.at === deepest?.list?.at);
    if (deepest === undefined || last === undefined) return;
    const selection = TextSelection.create(tr.doc, deepest.at + 1, last.at + 1);
    const isLifted = liftListItem(item)(EditorState.create({ doc: tr.doc, selection }), ({ steps }) => {
      for (const step of steps) tr.step(step);
    });
    if (!isLifted) return;
  }
}

function wrapLines(tr: Transaction, lines: readonly Line[], type: NodeType): void {
  for (const { node, at } of new Set(lines.flatMap(({ list }) => list ?? []))) {
    const attrs: Attrs = { isTight: node.attrs.isTight };
    if (node.type !== type) tr.setNodeMarkup(at, type, attrs);
  }
  // From the end, so that earlier positions stay valid.
  for (const { first, last } of runsOf(lines).reverse()) {
    const range = tr.doc.resolve(first.at + 1).blockRange(tr.doc.resolve(last.at + 1));
    if (range !== null) wrapRangeInList(tr, range, type);
  }
  joinLists(tr, type);
}

/** Groups the lines outside of lists that follow each other. */
function runsOf(lines: readonly Line[]): { readonly first: Line; last: Line }[] {
  const runs: { readonly first: Line; last: Line }[] = [];
  for (const line of lines) {
    if (line.list !== undefined) continue;
    const run = runs.at(-1);
    if (run?.last.parent === line.parent && run.last.at + run.last.node.nodeSize === line.at) run.last = line;
    else runs.push({ first: line, last: line });
  }
  return runs;
}

/** Joins selected lists of the same kind that follow each other. */
function joinLists(tr: Transaction, type: NodeType): void {
  const { from, to } = tr.selection;
  const joints: number[] = [];
  tr.doc.nodesBetween(from, to, (node, at, parent, index) => {
    const follows = index > 0 && parent?.child(index - 1).type === type;
    if (node.type === type && follows && at > from && at < to) joints.push(at);
  });
  for (const at of joints.reverse()) tr.join(at);
}
