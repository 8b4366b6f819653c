import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../buttons/icon-button.tsx';
import { cx } from '../dom/class-names.ts';
import { Select } from '../fields/select.tsx';
import { t } from '../strings/ui-strings.ts';
import css from './data-table.module.css';
import { PAGE_SIZES, pageIndexOf, type TableView } from './table-view.ts';

export interface PagerProps {
  readonly view: TableView;
  readonly count: number;
  readonly onView: (change: Partial<TableView>) => void;
}

export function Pager({ view, count, onView }: PagerProps) {
  const pages = Math.max(1, Math.ceil(count / view.pageSize));
  const page = pageIndexOf(view, count);
  const first = count === 0 ? 0 : page * view.pageSize + 1;
  const last = Math.min(count, (page + 1) * view.pageSize);
  return (
    <footer className={cx(css.pager)}>
      <span aria-live="polite">{t('table.range', { first, last, count })}</span>
      <div className={cx(css.pages)}>
        <div className={cx(css.sizes)}>
          <Select
            label={t('table.pageSize')}
            isLabelHidden
            options={PAGE_SIZES.map((size) => ({
              id: String(size),
              label: t('table.rows', { count: size }),
            }))}
            value={String(view.pageSize)}
            onChange={(size) => onView({ page: 0, pageSize: Number(size) })}
          />
        </div>
        <IconButton
          label={t('table.previous')}
          icon={<ChevronLeft />}
          isDisabled={page === 0}
          onPress={() => onView({ page: page - 1 })}
        />
        <span>{t('table.page', { page: page + 1, pages })}</span>
        <IconButton
          label={t('table.next')}
          icon={<ChevronRight />}
          isDisabled={page >= pages - 1}
          onPress={() => onView({ page: page + 1 })}
        />
      </div>
    </footer>
  );
}
