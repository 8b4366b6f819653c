import type { ReactNode } from 'react';
import { useMay } from '../../core/hooks/use-may.ts';
import { NoPermission } from '../../core/shell/no-permission.tsx';
import { Breadcrumb } from '../../ui/collections/breadcrumb.tsx';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import css from './screens.module.css';
import { t } from './strings.ts';

export interface EditedScreenProps {
  readonly title: string;
  /** Fields, then their preview. */
  readonly children: ReactNode;
}

/** The editor of one screen: fields beside a preview, saved as you type. */
export function EditedScreen({ title, children }: EditedScreenProps) {
  const may = useMay();
  return (
    <Screen title={title} breadcrumb={<Breadcrumb label={t('screens.title')} href="/config/screens" />}>
      {may('settings.read') ? (
        <div data-undo="document">
          {!may('settings.write') && <NoticeBar>{t('screens.readOnly')}</NoticeBar>}
          <div className={css.columns}>{children}</div>
        </div>
      ) : (
        <NoPermission />
      )}
    </Screen>
  );
}
