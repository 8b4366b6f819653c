import { X } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { NoticeBar } from '../../../ui/feedback/notice.tsx';
import { t } from '../strings.ts';
import css from './new-store.module.css';
import { nextStep, type StoreSetup } from './store-setup.ts';

export interface UnfinishedStoreNoticeProps {
  readonly setup: StoreSetup;
  readonly onContinue: () => void;
  /** Leaves the store as it is. */
  readonly onDismiss: () => void;
}

/** Offers to complete a store whose creation has stopped. */
export function UnfinishedStoreNotice({ setup, onContinue, onDismiss }: UnfinishedStoreNoticeProps) {
  const step = nextStep(setup);
  if (step === undefined) return null;
  return (
    <NoticeBar
      tone="warn"
      action={
        <span className={css.noticeActions}>
          <Button isSmall onPress={onContinue}>
            {t('newStore.continue')}
          </Button>
          <IconButton isSmall label={t('newStore.dismiss')} icon={<X />} onPress={onDismiss} />
        </span>
      }
    >
      {t('newStore.unfinished', { title: setup.title })} {t(`newStore.failed.${step}`)}
    </NoticeBar>
  );
}
