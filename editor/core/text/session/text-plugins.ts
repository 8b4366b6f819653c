import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { Schema } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, type Plugin, TextSelection } from 'prosemirror-state';

export interface TextKeys {
  /** Called on Escape, and on Enter in a single-line text. */
  readonly onLeave: () => void;
  /** Mod-K. */
  readonly onLink: () => void;
  /** Alt-F10, as in other editors. */
  readonly onToTools: () => void;
}

/** Shortcuts, undo, and Markdown input at the start of a line: `# `, `- `, `1. `, `> `. */
export function textPlugins(schema: Schema, { onLeave, onLink, onToTools }: TextKeys): readonly Plugin[] {
  const { nodes, marks } = schema;
  const leave = commandOf(onLeave);
  const keys: Record<string, Command> = {
    Escape: leave,
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-Enter': leave,
    'Mod-s': leave,
    'Mod-a': selectOnlyBlock,
    'Alt-F10': commandOf(onToTools),
  };
  if (nodes.paragraph === undefined) keys.Enter = leave;
  if (marks.link !== undefined) keys['Mod-k'] = commandOf(onLink);
  for (const [key, name] of MARK_KEYS) {
    const mark = marks[name];
    if (mark !== undefined) keys[key] = toggleMark(mark);
  }
  const { hard_break: hardBreak, list_item: item } = nodes;
  if (hardBreak !== undefined) {
    keys['Shift-Enter'] = chainCommands(exitCode, (state, dispatch) => {
      dispatch?.(state.tr.replaceSelectionWith(hardBreak.create()).scrollIntoView());
      return true;
    });
  }
  if (item !== undefined) {
    keys.Enter = splitListItem(item);
    keys.Tab = sinkListItem(item);
    keys['Shift-Tab'] = liftListItem(item);
  }
  return [history(), keymap(keys), keymap(baseKeymap), inputRules({ rules: rulesOf(schema) })];
}

function commandOf(listener: () => void): Command {
  return () => {
    listener();
    return true;
  };
}

/** Selects the content of a text that is one heading, so that typing over it keeps the heading. */
const selectOnlyBlock: Command = ({ doc, tr }, dispatch) => {
  const only = doc.childCount === 1 ? doc.firstChild : null;
  if (only?.isTextblock !== true) return false;
  dispatch?.(tr.setSelection(TextSelection.create(doc, 1, 1 + only.content.size)));
  return true;
};

const MARK_KEYS = [
  ['Mod-b', 'strong'],
  ['Mod-i', 'em'],
  ['Mod-u', 'underline'],
] as const;

function rulesOf({ nodes }: Schema) {
  const { heading, bullet_list: bullets, ordered_list: numbers, blockquote } = nodes;
  return [
    ...(heading === undefined
      ? []
      : [textblockTypeInputRule(/^(#{1,6})\s$/, heading, ([, marker = '']) => ({ level: marker.length }))]),
    ...(bullets === undefined ? [] : [wrappingInputRule(/^\s*[-*]\s$/, bullets)]),
    ...(numbers === undefined
      ? []
      : [wrappingInputRule(/^(\d{1,3})\.\s$/, numbers, ([, start = '1']) => ({ start: Number(start) }))]),
    ...(blockquote === undefined ? [] : [wrappingInputRule(/^\s*>\s$/, blockquote)]),
  ];
}
