import type { Attrs, Node, Schema } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';

/** Creates a list, changes its kind, or unwraps its lines. */
export function listCommand(schema: Schema, name: 'bullet_list' | 'ordered_list'): Command {
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

/** Returns the innermost list at the start of the selection. */
export function listAround({
  selection: { $from },
}: EditorState): { readonly node: Node; readonly at: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type.name.endsWith('_list')) return { node, at: $from.before(depth) };
  }
  return undefined;
}

export function isInside({ selection: { $from } }: EditorState, name: string): boolean {
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type.name === name) return true;
  return false;
}
