import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { cx } from '../dom/class-names.ts';
import { t } from '../strings/ui-strings.ts';
import css from './data-table.module.css';

export interface SelectionBarProps {
  readonly count: number;
  /** Number of rows in the whole result. */
  readonly total: number;
  readonly isPageSelected: boolean;
  readonly onAll: () => void;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Shows the number of selected rows and their actions. */
export function SelectionBar({ count, total, isPageSelected, onAll, onClear, children }: SelectionBarProps) {
  return (
    <section className={cx(css.selection)} data-bottom-bar aria-label={t('table.selection')}>
      <span className={cx(css.count)} role="status">
        {t('table.selected', { count })}
      </span>
      {isPageSelected && count < total && (
        <Button variant="quiet" isSmall onPress={onAll}>
          {t('table.selectAll', { count: total })}
        </Button>
      )}
      <Button variant="quiet" isSmall onPress={onClear}>
        {t('kit.clear')}
      </Button>
      <span className={cx(css.bulk)}>{children}</span>
    </section>
  );
}
