import { Check } from 'lucide-react';
import { t } from '../strings.ts';
import type { FontEntry } from './font-entries.ts';
import css from './font-picker.module.css';
import type { FontPreviews } from './font-previews.ts';
import { useFontPreview } from './use-font-preview.ts';

export interface FontRowProps {
  readonly entry: FontEntry;
  readonly isSelected: boolean;
  readonly previews: FontPreviews;
}

/** The name of a font, in the font itself. */
export function FontRow({ entry, isSelected, previews }: FontRowProps) {
  const { style } = useFontPreview(entry, previews);
  return (
    <span className={css.row}>
      <span className={css.name} style={style}>
        {entry.name}
      </span>
      {entry.replacedBy !== undefined && (
        <span className={css.replaced}>{t('fonts.replacedBy', { name: entry.replacedBy })}</span>
      )}
      {isSelected && <Check aria-hidden="true" />}
    </span>
  );
}
