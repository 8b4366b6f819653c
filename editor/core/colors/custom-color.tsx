import { type CSSProperties, useRef, useState } from 'react';
import { hexOf } from '../text/colors/css-color.ts';
import { type Hsla, hslaOf, type Rgba, rgbaOf } from '../text/colors/hsla.ts';
import { ColorField } from './color-field.tsx';
import css from './custom-color.module.css';
import { t } from './strings.ts';

export interface CustomColorProps {
  readonly color: Rgba;
  /** `isContinued`: part of the same gesture as the previous color. */
  readonly onChoose: (color: Rgba, isContinued: boolean) => void;
}

/** Any color, by sliders or text (R-COLOR-PICK-01 to -04). Each step of a dragged slider is chosen at once. */
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
  const choose = (next: Hsla, isContinued = false) => {
    setDraft(next);
    onChoose(rgbaOf(next), isContinued);
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
            onMove={(value, isContinued) =>
              choose({ ...draft, [part]: part === 'alpha' ? value / 100 : value }, isContinued)
            }
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
  /** `isContinued`: not the first value of a drag. */
  readonly onMove: (value: number, isContinued: boolean) => void;
}

function Slider({ label, part, high, value, onMove }: SliderProps) {
  const shown = Math.round(value);
  const drag = useRef<'none' | 'pressed' | 'moved'>('none');
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
        onPointerDown={() => {
          drag.current = 'pressed';
        }}
        onChange={(event) => {
          onMove(event.currentTarget.valueAsNumber, drag.current === 'moved');
          if (drag.current === 'pressed') drag.current = 'moved';
        }}
        onPointerUp={() => {
          drag.current = 'none';
        }}
      />
      <output>{shown}</output>
    </label>
  );
}

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
