import { lift, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, Node, NodeType, Schema } from 'prosemirror-model';
import { liftListItem, sinkListItem } from 'prosemirror-schema-list';
import type { Command } from 'prosemirror-state';
import { COLOR_MARKS, colorCommand } from './color-command.ts';
import { linkCommand } from './link-command.ts';
import { isInside, listCommand, withTextSelected } from './list-command.ts';
import { alignCommand, styleCommand } from './style-commands.ts';
import type { TextCommand } from './text-command.ts';

/** Returns the ProseMirror command; a no-op when the schema does not support it. */
export function proseCommand(schema: Schema, command: TextCommand): Command {
  const run = commandOf(schema, command);
  return (state, dispatch, view) => run(withTextSelected(state), dispatch, view);
}

function commandOf(schema: Schema, command: TextCommand): Command {
  const { nodes, marks } = schema;
  switch (command.kind) {
    case 'style':
      return styleCommand(schema, command.style);
    case 'mark':
      return onMark(marks[command.mark], toggleMark);
    case 'list':
      return listCommand(schema, command.list);
    case 'align':
      return alignCommand(schema, command.align);
    case 'link':
      return onMark(marks.link, (type) => linkCommand(type, command));
    case 'color':
      return onMark(marks[COLOR_MARKS[command.of]], (type) => colorCommand(type, command.color));
    case 'image':
      return onNode(nodes.image, (type) => imageCommand(type.create({ src: command.src, alt: command.alt })));
    case 'indent':
      return onNode(nodes.list_item, sinkListItem);
    case 'outdent':
      return onNode(nodes.list_item, liftListItem);
    case 'quote':
      return (state, dispatch, view) =>
        isInside(state, 'blockquote')
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

/** Inserts an image in a paragraph of its own, below the block of the selection or in its place if it is empty. */
function imageCommand(image: Node): Command {
  return ({ tr, selection: { $from } }, dispatch) => {
    const { paragraph } = image.type.schema.nodes;
    const isEmpty = $from.parent.isTextblock && $from.parent.content.size === 0;
    if (isEmpty || paragraph === undefined) tr.replaceSelectionWith(image);
    else tr.insert($from.depth === 0 ? $from.pos : $from.after(1), paragraph.create(null, image));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}
