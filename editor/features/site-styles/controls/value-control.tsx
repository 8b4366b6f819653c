import { NumberField } from '../../../ui/fields/number-field.tsx';
import css from '../site-styles.module.css';
import type { TweakControlProps, TweakOf } from './tweak-control.ts';

/** A slider with its number, in the unit and the range of the theme. */
export function ValueControl(props: TweakControlProps<'value'> & { readonly value: string }) {
  const { tweak, name, value, isReadOnly, onChange } = props;
  const { unit, min, max } = tweak;
  const number = Number.parseFloat(value);
  const range = sliderRange(tweak);
  const choose = (next: number, isGesture: boolean) => {
    if (Number.isFinite(next)) onChange(`${next}${unit}`, isGesture);
  };
  return (
    <div className={css.value}>
      {Number.isFinite(number) && (
        <input
          type="range"
          className={css.slider}
          aria-label={name}
          aria-valuetext={`${number}${unit}`}
          {...range}
          value={number}
          disabled={isReadOnly}
          onChange={({ currentTarget }) => choose(currentTarget.valueAsNumber, true)}
        />
      )}
      <NumberField
        label={name}
        isLabelHidden
        value={number}
        step={range.step}
        hasSteppers={false}
        isReadOnly={isReadOnly}
        formatOptions={{ maximumFractionDigits: 3, useGrouping: false }}
        onChange={(next) => choose(next, false)}
        {...(min !== undefined && { minValue: min })}
        {...(max !== undefined && { maxValue: max })}
      />
      <span className={css.unit}>{unit}</span>
    </div>
  );
}

export interface SliderRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The range of the theme; without one, up to twice the default. */
export function sliderRange({ default: initial, unit, min, max, step }: TweakOf<'value'>): SliderRange {
  const isRelative = unit === 'em' || unit === 'rem' || unit === '';
  const start = Number.parseFloat(initial) || 0;
  const low = min ?? Math.min(0, start * 2);
  const high = max ?? Math.max(low + (isRelative ? 4 : 100), start * 2);
  return { min: low, max: high, step: step ?? (isRelative && !Number.isInteger(high / 50) ? 0.05 : 1) };
}
