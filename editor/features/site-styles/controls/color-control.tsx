import { useId, useState } from 'react';
import { CustomColor } from '../../../core/colors/custom-color.tsx';
import { hexOf, readColor } from '../../../core/text/colors/css-color.ts';
import type { Rgba } from '../../../core/text/colors/hsla.ts';
import css from '../site-styles.module.css';
import { t } from '../strings.ts';
import type { TweakControlProps } from './tweak-control.ts';

/** A color that opens its picker below. Defaults may be expressions of the theme, which only the theme can compute. */
export function ColorControl(props: TweakControlProps<'color'> & { readonly value: string }) {
  const { name, value, isReadOnly, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const color = readColor(value);
  const shown = color === undefined ? t('styles.themeDefault') : hexOf(color);
  return (
    <div className={css.control}>
      <button
        type="button"
        className={css.color}
        aria-label={t('styles.chooseColor', { name, color: shown })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={isReadOnly}
        onClick={() => setOpen(!isOpen)}
      >
        <span
          className={css.swatch}
          style={color === undefined ? {} : { background: hexOf(color) }}
          data-unknown={color === undefined}
        />
        <span className={css.colorValue}>{shown}</span>
      </button>
      {isOpen && (
        <div id={id} className={css.picker}>
          <CustomColor color={color ?? WHITE} onChoose={(next) => onChange(hexOf(next), true)} />
        </div>
      )}
    </div>
  );
}

const WHITE: Rgba = { red: 255, green: 255, blue: 255, alpha: 1 };
