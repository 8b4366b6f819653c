import { cx } from '../dom/class-names.ts';
import { t } from '../strings/ui-strings.ts';
import css from './skeleton.module.css';

export interface SkeletonProps {
  /** List rows, grid tiles or form fields. */
  readonly kind?: 'rows' | 'tiles' | 'fields';
  readonly count?: number;
}

/** Placeholder for loading content, shown after a short delay. */
export function Skeleton({ kind = 'rows', count = 6 }: SkeletonProps) {
  return (
    <div className={cx(css.skeleton, css[kind])} role="status">
      <span className="visually-hidden">{t('kit.loading')}</span>
      {[...Array(count).keys()].map((index) => (
        <span key={index} className={cx(css.bone)} aria-hidden="true" />
      ))}
    </div>
  );
}
