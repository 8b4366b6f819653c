import { FONT_SAMPLE } from '../../../../formatters/vocabulary/api/editor/fonts.ts';
import { t } from '../strings.ts';
import type { FontEntry } from './font-entries.ts';
import css from './font-picker.module.css';
import type { FontPreviews } from './font-previews.ts';
import { useFontPreview } from './use-font-preview.ts';

export interface FontSampleProps {
  /** The font that the arrow keys have reached, otherwise the current one. */
  readonly entry: FontEntry | undefined;
  readonly previews: FontPreviews;
}

/** A sentence in a font, or why there is none. */
export function FontSample({ entry, previews }: FontSampleProps) {
  const { state, style } = useFontPreview(entry, previews);
  const isFailed = state === 'failed';
  const hasSample = entry?.preview === 'device' || state === 'loaded';
  return (
    <div className={css.sample} role="status">
      {hasSample && (
        <span className={css.sentence} style={style} aria-hidden="true">
          {FONT_SAMPLE}
        </span>
      )}
      {isFailed && (
        <span className={css.failed}>{t('fonts.previewFailed', { fontName: entry?.name ?? '' })}</span>
      )}
      {entry !== undefined && entry.preview === undefined && (
        <span className={css.note}>{t('fonts.noPreview', { name: entry.name })}</span>
      )}
    </div>
  );
}
