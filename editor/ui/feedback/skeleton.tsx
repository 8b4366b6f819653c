import { cx } from '../dom/class-names.ts';
import { t } from '../strings/ui-strings.ts';
import css from './skeleton.module.css';

export interface SkeletonProps {
  /** Lines of a list, tiles of a grid, fields of a form. */
  readonly kind?: 'rows' | 'tiles' | 'fields';
  readonly count?: number;
}

/** The place of what is being loaded. It shows up only when loading takes a while. */
export function Skeleton({ kind = 'rows', count = 6 }: SkeletonProps) {
  return (
    <div className={cx(css.skeleton, css[kind])} role="status">
      <span className={cx(css.hidden)}>{t('kit.loading')}</span>
      {[...Array(count).keys()].map((bone) => (
        <span key={bone} className={cx(css.bone)} aria-hidden="true" />
      ))}
    </div>
  );
}
