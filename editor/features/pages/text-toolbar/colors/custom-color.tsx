import { type CSSProperties, useState } from 'react';
import { hexOf, writeColor } from '../../../../core/text/colors/css-color.ts';
import { type Hsla, hslaOf, type Rgba, rgbaOf } from '../../../../core/text/colors/hsla.ts';
import type { TextColor } from '../../../../core/text/colors/text-color.ts';
import { t } from '../../strings/pages-strings.ts';
import { ColorField } from './color-field.tsx';
import css from './colors.module.css';

export interface CustomColorProps {
  readonly color: Rgba;
  readonly onChoose: (color: TextColor) => void;
}

/** Any color, by sliders or text (R-COLOR-PICK-01 to -04). The text changes when a slider is released. */
export function CustomColor({ color, onChoose }: CustomColorProps) {
  // Stored in degrees and percent, so that a gray keeps the chosen hue.
  const [draft, setDraft] = useState<Hsla>(() => hslaOf(color));
  // After undo, for example, the sliders follow the text.
  const hex = hexOf(color);
  const [last, setLast] = useState(hex);
  if (hex !== last) {
    setLast(hex);
    if (hex !== hexOf(rgbaOf(draft))) setDraft(hslaOf(color));
  }
  const choose = (next: Hsla) => {
    setDraft(next);
    if (next.alpha > 0) onChoose(writeColor(rgbaOf(next)));
  };
  return (
    <div className={css.part}>
      <span className={css.partName}>{t('color.custom')}</span>
      <div className={css.sliders} style={tracksOf(draft)}>
        {PARTS.map(([part, label, high]) => (
          <Slider
            key={part}
            label={t(label)}
            part={part}
            high={high}
            value={part === 'alpha' ? draft.alpha * 100 : draft[part]}
            onDrag={(value) => setDraft({ ...draft, [part]: part === 'alpha' ? value / 100 : value })}
            onRelease={() => choose(draft)}
          />
        ))}
      </div>
      <ColorField color={rgbaOf(draft)} onChoose={(typed) => choose(hslaOf(typed))} />
    </div>
  );
}

const PARTS = [
  ['hue', 'color.hue', 360],
  ['saturation', 'color.saturation', 100],
  ['lightness', 'color.lightness', 100],
  ['alpha', 'color.alpha', 100],
] as const;

interface SliderProps {
  readonly label: string;
  readonly part: keyof Hsla;
  readonly high: number;
  readonly value: number;
  readonly onDrag: (value: number) => void;
  readonly onRelease: () => void;
}

function Slider({ label, part, high, value, onDrag, onRelease }: SliderProps) {
  const shown = Math.round(value);
  return (
    <label className={css.slider}>
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={high}
        value={shown}
        data-part={part}
        aria-valuetext={part === 'hue' ? `${shown}°` : `${shown} %`}
        onChange={(event) => onDrag(event.currentTarget.valueAsNumber)}
        onPointerUp={onRelease}
        onKeyUp={(event) => MOVES.test(event.key) && onRelease()}
      />
      <output>{shown}</output>
    </label>
  );
}

const MOVES = /^(?:Arrow|Page|Home|End)/;

/** Gradients of the slider tracks, for the style sheet. */
function tracksOf(draft: Hsla): CSSProperties {
  const full = { ...draft, alpha: 1 };
  return {
    '--hue': draft.hue,
    '--grey': hexOf(rgbaOf({ ...full, saturation: 0 })),
    '--vivid': hexOf(rgbaOf({ ...full, saturation: 100 })),
    '--middle': hexOf(rgbaOf({ ...full, lightness: 50 })),
    '--full': hexOf(rgbaOf(full)),
  } as CSSProperties;
}
