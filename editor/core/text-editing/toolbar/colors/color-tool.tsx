import { Baseline, PencilLine } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import type { TextColor } from '../../../text/colors/text-color.ts';
import type { ColorUse } from '../../../text/session/text-command.ts';
import { t } from '../../text-strings.ts';
import css from './colors.module.css';

export interface ColorToolProps {
  readonly of: ColorUse;
  readonly color: TextColor | undefined;
  /** The rendered value of a theme color. */
  readonly shownAs: (color: TextColor) => string | undefined;
  readonly isOpen: boolean;
  /** `left`: horizontal position of the tool in its toolbar, in pixels. */
  readonly onOpen: (of: ColorUse, left: number) => void;
  readonly onClose: () => void;
}

/** Opens the panel for the text or background color (R-RTE-TOOL-11). */
export function ColorTool({ of, color, shownAs, isOpen, onOpen, onClose }: ColorToolProps) {
  const tool = useRef<HTMLSpanElement>(null);
  const shown = color && shownAs(color);
  // Not rendered again while a slider is dragged.
  const button = useMemo(
    () => (
      <IconButton
        label={t(COLOR_USES[of])}
        icon={of === 'text' ? <Baseline /> : <PencilLine />}
        isSmall
        preventFocusOnPress
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onPress={() => (isOpen ? onClose() : onOpen(of, leftInBar(tool.current)))}
      />
    ),
    [of, isOpen, onOpen, onClose],
  );
  return (
    <span ref={tool} className={css.tool} data-color-tool={of}>
      {button}
      {shown !== undefined && (
        <span className={css.toolColor} style={{ background: shown }} aria-hidden="true" />
      )}
    </span>
  );
}

export const COLOR_USES = { text: 'color.text', back: 'color.background' } as const;

/** The toolbar may be scrolled horizontally. */
function leftInBar(tool: HTMLElement | null): number {
  return (tool?.offsetLeft ?? 0) - (tool?.parentElement?.scrollLeft ?? 0);
}
