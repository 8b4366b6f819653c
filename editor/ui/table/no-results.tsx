import { cx } from '../dom/class-names.ts';
import { t } from '../strings/ui-strings.ts';
import css from './data-table.module.css';

/** Shown when a search finds nothing. */
export function NoResults() {
  return <p className={cx(css.none)}>{t('error.noResults')}</p>;
}
