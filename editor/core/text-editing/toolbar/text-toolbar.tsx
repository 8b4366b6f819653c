import { ImagePlus, Redo2, Undo2 } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { Button } from '../../../ui/buttons/button.tsx';
import { Toolbar } from '../../../ui/collections/toolbar.tsx';
import { useElementSize } from '../../../ui/dom/use-element-size.ts';
import { useShell } from '../../shell/shell-context.tsx';
import { hexOf } from '../../text/colors/css-color.ts';
import type { TextColor } from '../../text/colors/text-color.ts';
import type { TextKind } from '../../text/schema/text-schema.ts';
import { sameTools } from '../../text/session/same-tools.ts';
import type { ColorUse, TextCommand } from '../../text/session/text-command.ts';
import type { TextSession } from '../../text/session/text-session.ts';
import type { ToolState } from '../../text/session/tool-state.ts';
import { t } from '../text-strings.ts';
import { ColorPanel } from './colors/color-panel.tsx';
import { ColorTool } from './colors/color-tool.tsx';
import { pageColors } from './colors/page-colors.ts';
import { FormatTools, LinkTool, markTools, paragraphTools } from './format-tools.tsx';
import { MoreTools } from './more-tools.tsx';
import { StyleSelect } from './style-select.tsx';
import css from './text-toolbar.module.css';
import { Tool } from './tool.tsx';
import { fits, type ToolbarSize, toolbarSizeFor } from './toolbar-size.ts';

export interface TextToolbarProps {
  readonly session: TextSession;
  readonly kind: TextKind | undefined;
  /** The edited element on the page. */
  readonly element: HTMLElement;
  /** Changes with every state of the text. */
  readonly version: StoreApi<number>;
  readonly isLinkOpen: boolean;
  readonly onLinkOpen: (isOpen: boolean) => void;
  /** Chooses an image to insert; without it, there is no tool for it. */
  readonly onImage?: () => void;
  /** Shows a button that closes the text. */
  readonly onDone?: () => void;
}

/** Formatting tools for the edited text (R-RTE-TOOL-01 to -12). */
export function TextToolbar(props: TextToolbarProps) {
  const { session, kind, element, version, isLinkOpen, onLinkOpen, onImage, onDone } = props;
  useStore(version);
  const tools = session.tools();
  const { LinkDialog } = useShell();
  const bar = useRef<HTMLDivElement>(null);
  const room = toolbarSizeFor(useElementSize(bar).width, tools.list !== undefined);
  const formats = useFormats(tools);
  const parts = useMemo(
    () => kind && toolbarParts({ session, kind, formats, room, onLinkOpen, onImage }),
    [session, kind, formats, room, onLinkOpen, onImage],
  );
  const colors = useColorTools(session, element);
  const done = useMemo(
    () =>
      onDone && (
        <Button isSmall variant="primary" onPress={onDone}>
          {t('text.done')}
        </Button>
      ),
    [onDone],
  );
  return (
    <div ref={bar} className={css.bar} data-text-tools="" data-room={room}>
      <Toolbar label={t('text.tools')}>
        {(kind === 'blocks' || kind === 'article') && (
          <>
            {parts?.marks}
            {colors.tools}
            {parts?.paragraphs}
          </>
        )}
        {parts?.history}
      </Toolbar>
      {done}
      {colors.panel}
      {isLinkOpen && (
        <LinkDialog
          link={tools.link}
          name={tools.selected}
          hasNewWindow={kind !== 'article'}
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

/** Returns the same object until something else than a color changes, so that dragging a color renders no other tool. */
function useFormats(tools: ToolState): ToolState {
  const latest = useRef(tools);
  if (!sameTools({ ...latest.current, colors: tools.colors }, tools)) latest.current = tools;
  return latest.current;
}

interface ToolbarPartsOptions extends Pick<TextToolbarProps, 'session' | 'onLinkOpen'> {
  readonly kind: TextKind;
  readonly onImage: (() => void) | undefined;
  readonly formats: ToolState;
  readonly room: ToolbarSize;
}

function toolbarParts({ session, kind, formats, room, onLinkOpen, onImage }: ToolbarPartsOptions) {
  const run = (command: TextCommand) => () => session.run(command);
  const forms = [markTools(formats, kind), paragraphTools(formats, kind)] as const;
  const [marks, paragraphs] = forms.map((all) => all.filter(({ needs }) => fits(room, needs)));
  const others = forms.flat().filter(({ needs }) => !fits(room, needs));
  return {
    marks: (
      <>
        <StyleSelect tools={formats} session={session} kind={kind} />
        <FormatTools all={marks ?? []} run={run} />
      </>
    ),
    paragraphs: (
      <>
        <LinkTool tools={formats} onLink={() => onLinkOpen(true)} />
        {onImage && <Tool label={t('text.image')} icon={<ImagePlus />} onPress={onImage} />}
        <FormatTools all={paragraphs ?? []} run={run} />
        <MoreTools all={others} run={run} />
      </>
    ),
    history: (
      <>
        <Tool
          label={t('text.undo')}
          icon={<Undo2 />}
          isDisabled={!formats.canUndo}
          onPress={run({ kind: 'undo' })}
        />
        <Tool
          label={t('text.redo')}
          icon={<Redo2 />}
          isDisabled={!formats.canRedo}
          onPress={run({ kind: 'redo' })}
        />
      </>
    ),
  };
}

/** The two color tools, with the panel of the open one. */
function useColorTools(session: TextSession, element: HTMLElement) {
  const [open, setOpen] = useState<{ readonly of: ColorUse; readonly left: number }>();
  const page = useMemo(() => pageColors(element), [element]);
  const onOpen = useCallback((of: ColorUse, left: number) => setOpen({ of, left }), []);
  const close = useCallback(() => setOpen(undefined), []);
  const closeTool = useCallback(() => {
    close();
    session.focus();
  }, [close, session]);
  if (!session.hasColors) return { tools: null, panel: null };
  const { colors } = session.tools();
  const shownAs = (color: TextColor) => {
    const shown = page.colorOf(color);
    return shown && hexOf(shown);
  };
  return {
    tools: (['text', 'back'] as const).map((of) => (
      <ColorTool
        key={of}
        of={of}
        color={colors[of]}
        shownAs={shownAs}
        isOpen={open?.of === of}
        onOpen={onOpen}
        onClose={closeTool}
      />
    )),
    panel: open && <ColorPanel key={open.of} {...open} session={session} page={page} onClose={close} />,
  };
}
