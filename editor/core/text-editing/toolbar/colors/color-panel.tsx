import { type FocusEvent, type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useShell } from '../../../shell/shell-context.tsx';
import { writeColor } from '../../../text/colors/css-color.ts';
import { themeColor, themeColorName } from '../../../text/colors/text-color.ts';
import type { ColorUse } from '../../../text/session/text-command.ts';
import type { TextSession } from '../../../text/session/text-session.ts';
import { t } from '../../text-strings.ts';
import { COLOR_USES } from './color-tool.tsx';
import css from './colors.module.css';
import { ContrastNote } from './contrast-note.tsx';
import type { PageColors } from './page-colors.ts';
import { ThemeColors } from './theme-colors.tsx';

export interface ColorPanelProps {
  readonly of: ColorUse;
  readonly session: TextSession;
  readonly page: PageColors;
  /** Horizontal position of the tool in its toolbar, in pixels. */
  readonly left: number;
  readonly onClose: () => void;
}

/** Sets the color of the selected text, from the theme or a custom one. The page shows each change at once. */
export function ColorPanel({ of, session, page, left, onClose }: ColorPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { CustomColor } = useShell();
  const palette = useMemo(() => page.palette(), [page]);
  const { colors } = session.tools();
  const chosen = colors[of];
  // The text on the page follows a dragged slider at once, the contrast when there is time.
  const measured = useDeferredValue(colors);
  const seen = useMemo(() => page.seen(measured), [page, measured]);
  const current = chosen && themeColorName(chosen);
  const isInherited = chosen === undefined;
  const themeColors = useMemo(() => {
    const choose = (name: string | undefined) => {
      session.run({ kind: 'color', of, color: name === undefined ? undefined : themeColor(name) });
      onClose();
    };
    return <ThemeColors palette={palette} isInherited={isInherited} chosen={current} onChoose={choose} />;
  }, [palette, isInherited, current, session, of, onClose]);
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }, []);
  const leave = () => {
    onClose();
    session.focus();
  };
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={t(COLOR_USES[of])}
      className={css.panel}
      style={{ left: `max(12px, min(${left}px, 100% - 304px))` }}
      onKeyDown={(event) => onPanelKey(event, { leave, undo: (kind) => session.run({ kind }, KEEPS_FOCUS) })}
      onBlur={(event) => isFocusLeaving(event) && onClose()}
    >
      {themeColors}
      <CustomColor
        onClose={onClose}
        color={page.colorOf(chosen) ?? page.firstColor(of, seen)}
        onChoose={(color, isContinued) => {
          // A transparent text would be invisible.
          if (color.alpha > 0)
            session.run({ kind: 'color', of, color: writeColor(color) }, { ...KEEPS_FOCUS, isContinued });
        }}
      />
      <ContrastNote {...seen} />
    </div>
  );
}

const KEEPS_FOCUS = { keepsFocus: true } as const;

interface PanelActions {
  readonly leave: () => void;
  readonly undo: (kind: 'undo' | 'redo') => void;
}

/** Undo applies to the text, except in a field of the panel. */
function onPanelKey(event: KeyboardEvent, { leave, undo }: PanelActions): void {
  const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
  const isInField = event.target instanceof HTMLInputElement && event.target.type !== 'range';
  if (event.key === 'Escape') leave();
  else if (isUndo && !isInField) undo(event.shiftKey ? 'redo' : 'undo');
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function isFocusLeaving({ currentTarget, relatedTarget }: FocusEvent): boolean {
  // The window lost the focus: the panel stays open.
  if (!document.hasFocus()) return false;
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}
