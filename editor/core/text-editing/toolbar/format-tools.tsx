import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Indent,
  Italic,
  Link,
  List,
  ListOrdered,
  Outdent,
  Quote,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
} from 'lucide-react';
import type { ReactElement } from 'react';
import type { TextKind } from '../../text/schema/text-schema.ts';
import type { MarkName, TextCommand } from '../../text/session/text-command.ts';
import type { ToolState } from '../../text/session/tool-state.ts';
import { t } from '../text-strings.ts';
import { Tool } from './tool.tsx';
import type { ToolbarSize } from './toolbar-size.ts';

/** A text format with its toolbar button. */
export interface FormatTool {
  readonly label: string;
  readonly icon: ReactElement;
  readonly keys?: string;
  readonly command: TextCommand;
  readonly isOn?: boolean;
  /** Minimum toolbar size for a button of its own. Otherwise it is in the "More" menu. */
  readonly needs: ToolbarSize;
}

/** Inline formats that a kind of text can have: bold, underline, superscript. */
export function markTools({ marks }: ToolState, kind: TextKind): readonly FormatTool[] {
  return MARKS.filter(([mark]) => kind !== 'article' || MARKDOWN_MARKS.includes(mark)).map(
    ([mark, label, icon, keys, needs]) => ({
      label: t(label),
      icon,
      needs,
      isOn: marks.has(mark),
      command: { kind: 'mark', mark },
      ...(keys !== undefined && { keys }),
    }),
  );
}

/** Paragraph formats that a kind of text can have: lists, quote and alignment. */
export function paragraphTools({ list, isQuote, align }: ToolState, kind: TextKind): readonly FormatTool[] {
  return [
    ...LISTS.map(
      ([id, label, icon]): FormatTool => ({
        label: t(label),
        icon,
        needs: 'some',
        isOn: list === id,
        command: { kind: 'list', list: id },
      }),
    ),
    ...(list === undefined ? [] : STEPS).map(
      ([kind, label, icon]): FormatTool => ({ label: t(label), icon, needs: 'some', command: { kind } }),
    ),
    {
      label: t('text.quote'),
      icon: <Quote key="q" />,
      needs: 'all',
      isOn: isQuote,
      command: { kind: 'quote' },
    },
    ...(kind === 'article' ? [] : ALIGNS).map(
      ([side, label, icon]): FormatTool => ({
        label: t(label),
        icon,
        needs: 'all',
        isOn: align === side,
        command: { kind: 'align', align: side },
      }),
    ),
  ];
}

export interface FormatToolsProps {
  readonly all: readonly FormatTool[];
  readonly run: (command: TextCommand) => () => void;
}

export function FormatTools({ all, run }: FormatToolsProps) {
  return all.map(({ command, needs: _, ...tool }) => (
    <Tool key={tool.label} {...tool} onPress={run(command)} />
  ));
}

export function LinkTool({ tools, onLink }: { readonly tools: ToolState; readonly onLink: () => void }) {
  return (
    <Tool
      label={t('text.link')}
      icon={<Link />}
      keys="Ctrl K"
      isOn={tools.link !== undefined}
      onPress={onLink}
    />
  );
}

const MARKDOWN_MARKS: readonly MarkName[] = ['strong', 'em', 'strike'];

const MARKS = [
  ['strong', 'text.bold', <Bold key="b" />, 'Ctrl B', 'little'],
  ['em', 'text.italic', <Italic key="i" />, 'Ctrl I', 'little'],
  ['underline', 'text.underline', <Underline key="u" />, 'Ctrl U', 'some'],
  ['strike', 'text.strike', <Strikethrough key="s" />, undefined, 'all'],
  ['sub', 'text.sub', <Subscript key="sub" />, undefined, 'all'],
  ['sup', 'text.sup', <Superscript key="sup" />, undefined, 'all'],
] as const;

const LISTS = [
  ['bullet_list', 'text.bullets', <List key="ul" />],
  ['ordered_list', 'text.numbers', <ListOrdered key="ol" />],
] as const;

const STEPS = [
  ['outdent', 'text.outdent', <Outdent key="out" />],
  ['indent', 'text.indent', <Indent key="in" />],
] as const;

const ALIGNS = [
  ['left', 'text.alignLeft', <AlignLeft key="l" />],
  ['center', 'text.alignCenter', <AlignCenter key="c" />],
  ['right', 'text.alignRight', <AlignRight key="r" />],
] as const;
