import { X } from 'lucide-react';
import { Toolbar } from '../../../../ui/collections/toolbar.tsx';
import type { PaletteColor } from '../../../preview/palette.ts';
import { t } from '../../text-strings.ts';
import css from './colors.module.css';

export interface ThemeColorsProps {
  readonly palette: readonly PaletteColor[];
  /** Name of the chosen color; undefined for a custom one. */
  readonly chosen: string | undefined;
  readonly isInherited: boolean;
  /** Name of the chosen color, or undefined to inherit from the page. */
  readonly onChoose: (name: string | undefined) => void;
}

/** The colors of the theme, which follow theme changes (R-COLOR-PICK-05), preceded by "Inherit". */
export function ThemeColors({ palette, chosen, isInherited, onChoose }: ThemeColorsProps) {
  return (
    <div className={css.part}>
      <span className={css.partName}>{t('color.theme')}</span>
      <Toolbar label={t('color.theme')}>
        <button
          type="button"
          className={css.swatch}
          aria-pressed={isInherited}
          title={t('color.inherit')}
          aria-label={t('color.inherit')}
          onClick={() => onChoose(undefined)}
        >
          <X aria-hidden="true" />
        </button>
        {palette.map(({ name, shown }) => (
          <button
            key={name}
            type="button"
            className={css.swatch}
            style={{ background: shown }}
            aria-pressed={chosen === name}
            title={spokenName(name)}
            aria-label={spokenName(name)}
            onClick={() => onChoose(name)}
          />
        ))}
      </Toolbar>
    </div>
  );
}

/** Display name of `glaze-fill`. */
function spokenName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replace(/[-_]+/g, ' ');
}
