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
import { t } from '../../../../strings.ts';
import type { TextCommand, ToolState } from '../../../../text/index.ts';
import { Tool } from './tool.tsx';

export interface FormToolsProps {
  readonly tools: ToolState;
  readonly run: (command: TextCommand) => () => void;
}

/** What words are: bold, underlined, raised. */
export function MarkTools({ tools, run }: FormToolsProps) {
  return MARKS.map(([mark, label, icon, keys]) => (
    <Tool
      key={mark}
      label={t(label)}
      icon={icon}
      isOn={tools.marks.has(mark)}
      {...(keys !== undefined && { keys })}
      onPress={run({ kind: 'mark', mark })}
    />
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

/** What paragraphs are in, and on which side they stand. */
export function ParagraphTools({ tools, run }: FormToolsProps) {
  return (
    <>
      <Tool
        label={t('text.bullets')}
        icon={<List />}
        isOn={tools.list === 'bullet_list'}
        onPress={run({ kind: 'list', list: 'bullet_list' })}
      />
      <Tool
        label={t('text.numbers')}
        icon={<ListOrdered />}
        isOn={tools.list === 'ordered_list'}
        onPress={run({ kind: 'list', list: 'ordered_list' })}
      />
      {tools.list !== undefined && (
        <>
          <Tool label={t('text.outdent')} icon={<Outdent />} onPress={run({ kind: 'outdent' })} />
          <Tool label={t('text.indent')} icon={<Indent />} onPress={run({ kind: 'indent' })} />
        </>
      )}
      <Tool label={t('text.quote')} icon={<Quote />} isOn={tools.isQuote} onPress={run({ kind: 'quote' })} />
      {ALIGNS.map(([align, label, icon]) => (
        <Tool
          key={align}
          label={t(label)}
          icon={icon}
          isOn={tools.align === align}
          onPress={run({ kind: 'align', align })}
        />
      ))}
    </>
  );
}

const MARKS = [
  ['strong', 'text.bold', <Bold key="b" />, 'Ctrl B'],
  ['em', 'text.italic', <Italic key="i" />, 'Ctrl I'],
  ['underline', 'text.underline', <Underline key="u" />, 'Ctrl U'],
  ['strike', 'text.strike', <Strikethrough key="s" />, undefined],
  ['sub', 'text.sub', <Subscript key="sub" />, undefined],
  ['sup', 'text.sup', <Superscript key="sup" />, undefined],
] as const;

const ALIGNS = [
  ['left', 'text.alignLeft', <AlignLeft key="l" />],
  ['center', 'text.alignCenter', <AlignCenter key="c" />],
  ['right', 'text.alignRight', <AlignRight key="r" />],
] as const;
