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
  Redo2,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/buttons/button.tsx';
import { IconButton } from '../../../kit/buttons/icon-button.tsx';
import { cx } from '../../../kit/class-names.ts';
import { Toolbar } from '../../../kit/collections/toolbar.tsx';
import { Select } from '../../../kit/fields/select.tsx';
import { t } from '../../../strings.ts';
import type { TextCommand, TextKind, TextSession, TextStyle, ToolState } from '../../../text/index.ts';
import { LinkDialog } from './link-dialog.tsx';
import css from './text-toolbar.module.css';

export interface TextToolbarProps {
  readonly session: TextSession;
  readonly kind: TextKind | undefined;
  /** Another number, another state of the text. */
  readonly version: number;
  readonly isLinkOpen: boolean;
  readonly onLinkOpen: (isOpen: boolean) => void;
  readonly onDone: () => void;
}

/** What can be done to the text that is being written (R-RTE-TOOL-01 to -12, colours excepted). */
export function TextToolbar({ session, kind, isLinkOpen, onLinkOpen, onDone }: TextToolbarProps) {
  const tools = session.tools();
  const run = (command: TextCommand) => () => session.run(command);
  const isRich = kind === 'blocks';
  return (
    <div className={css.bar}>
      <Toolbar label={t('text.tools')}>
        {isRich && <StyleSelect tools={tools} session={session} />}
        {isRich && <FormTools tools={tools} run={run} onLink={() => onLinkOpen(true)} />}
        <Tool
          label={t('text.undo')}
          icon={<Undo2 />}
          isDisabled={!tools.canUndo}
          onPress={run({ kind: 'undo' })}
        />
        <Tool
          label={t('text.redo')}
          icon={<Redo2 />}
          isDisabled={!tools.canRedo}
          onPress={run({ kind: 'redo' })}
        />
      </Toolbar>
      <Button isSmall variant="primary" onPress={onDone}>
        {t('text.done')}
      </Button>
      {isLinkOpen && (
        <LinkDialog
          link={tools.link}
          name={tools.selected}
          onClose={() => {
            onLinkOpen(false);
            session.focus();
          }}
          onSet={(link, name) => session.run({ kind: 'link', link, name })}
        />
      )}
    </div>
  );
}

interface FormToolsProps {
  readonly tools: ToolState;
  readonly run: (command: TextCommand) => () => void;
  readonly onLink: () => void;
}

function FormTools({ tools, run, onLink }: FormToolsProps) {
  return (
    <>
      {MARKS.map(([mark, label, icon, keys]) => (
        <Tool
          key={mark}
          label={t(label)}
          icon={icon}
          isOn={tools.marks.has(mark)}
          {...(keys !== undefined && { keys })}
          onPress={run({ kind: 'mark', mark })}
        />
      ))}
      <Tool
        label={t('text.link')}
        icon={<Link />}
        keys="Ctrl K"
        isOn={tools.link !== undefined}
        onPress={onLink}
      />
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

interface ToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly keys?: string;
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

function Tool({ label, icon, keys, isOn, isDisabled = false, onPress }: ToolProps) {
  return (
    <span className={cx(css.tool, isOn === true && css.isOn)}>
      <IconButton
        label={label}
        icon={icon}
        isSmall
        isDisabled={isDisabled}
        onPress={onPress}
        // The caret stays where it is.
        preventFocusOnPress
        {...(keys !== undefined && { keys })}
        {...(isOn !== undefined && { 'aria-pressed': isOn })}
      />
    </span>
  );
}

function StyleSelect({ tools, session }: { readonly tools: ToolState; readonly session: TextSession }) {
  return (
    <div className={css.style}>
      <Select<TextStyle>
        label={t('text.style')}
        isLabelHidden
        value={tools.style ?? null}
        onChange={(style) => session.run({ kind: 'style', style })}
        options={[
          { id: 'large', label: t('text.paragraph1') },
          { id: 'normal', label: t('text.paragraph2') },
          { id: 'small', label: t('text.paragraph3') },
          ...([1, 2, 3, 4, 5, 6] as const).map((level) => ({
            id: `h${level}` as const,
            label: t('text.heading', { level }),
          })),
        ]}
      />
    </div>
  );
}
