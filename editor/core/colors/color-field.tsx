import { useMemo, useState } from 'react';
import { ToggleGroup } from '../../ui/buttons/toggle-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Rgba } from '../text/colors/hsla.ts';
import { formatColor, NOTATIONS, type Notation, parseColor } from './color-notation.ts';
import css from './custom-color.module.css';
import { t } from './strings.ts';

export interface ColorFieldProps {
  readonly color: Rgba;
  readonly onChoose: (color: Rgba) => void;
}

/** A color as text, in one of three notations. It is committed on blur and with Enter. */
export function ColorField({ color, onChoose }: ColorFieldProps) {
  const [notation, setNotation] = useState<Notation>('hex');
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const shown = typed ?? formatColor(color, notation);
  const commit = () => {
    const result = parseColor(shown, notation);
    if ('error' in result) {
      setError(result.error);
      return;
    }
    setTyped(undefined);
    onChoose(result.color);
  };
  // Not rendered again while a slider is dragged.
  const notations = useMemo(() => {
    const onChange = (next: Notation) => {
      setNotation(next);
      setTyped(undefined);
      setError(undefined);
    };
    const options = NOTATIONS.map((id) => ({ id, label: t(`color.${id}`) }));
    return (
      <ToggleGroup<Notation>
        label={t('color.format')}
        options={options}
        value={notation}
        onChange={onChange}
      />
    );
  }, [notation]);
  return (
    <div className={css.written}>
      {notations}
      <TextField
        label={t('color.value')}
        isLabelHidden
        isMono
        value={shown}
        error={error}
        onChange={(text) => {
          setTyped(text);
          setError(undefined);
        }}
        onBlur={() => typed !== undefined && commit()}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
    </div>
  );
}
