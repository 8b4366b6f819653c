import { Check, TriangleAlert } from 'lucide-react';
import { cx } from '../../../../ui/dom/class-names.ts';
import type { ComputedColors } from '../../../preview/computed-colors.ts';
import { blend, contrastOf } from '../../../text/colors/contrast.ts';
import { hexOf } from '../../../text/colors/css-color.ts';
import { t } from '../../text-strings.ts';
import css from './colors.module.css';

/** Contrast of the text, with a sample (WCAG 2.2, 1.4.3). */
export function ContrastNote({ text, back, isLarge }: ComputedColors) {
  const contrast = contrastOf(text, back);
  const needed = isLarge ? 3 : 4.5;
  const isReadable = contrast >= needed;
  const ratio = (Math.floor(contrast * 10) / 10).toFixed(1);
  return (
    <p className={cx(css.contrast, !isReadable && css.isPoor)} role="status">
      <span
        className={css.sample}
        style={{ background: hexOf(back), color: hexOf(blend(text, back)) }}
        aria-hidden="true"
      >
        Aa
      </span>
      {isReadable ? <Check aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      <span>{t(isReadable ? 'color.readable' : 'color.unreadable', { ratio, needed })}</span>
    </p>
  );
}
