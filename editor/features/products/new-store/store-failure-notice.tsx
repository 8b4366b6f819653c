import { failureText } from '../../../core/server/failure-text.ts';
import { NoticeBar } from '../../../ui/feedback/notice.tsx';
import { t } from '../strings.ts';
import { MissingNavigation } from './missing-navigation.ts';
import css from './new-store.module.css';
import type { StoreFailure } from './use-store-creation.ts';

export interface StoreFailureNoticeProps {
  readonly failure: StoreFailure;
  /** Whether earlier steps have succeeded. */
  readonly isPartlyCreated: boolean;
}

/** Names the step that failed and why. */
export function StoreFailureNotice({ failure: { step, error }, isPartlyCreated }: StoreFailureNoticeProps) {
  return (
    <NoticeBar tone="bad">
      <strong>{t(`newStore.failed.${step}`)}</strong>
      <p className={css.reason}>{error instanceof MissingNavigation ? error.message : failureText(error)}</p>
      {isPartlyCreated && <p className={css.reason}>{t('newStore.kept')}</p>}
    </NoticeBar>
  );
}
