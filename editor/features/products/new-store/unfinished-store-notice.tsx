import { Button } from '../../../ui/buttons/button.tsx';
import { NoticeBar } from '../../../ui/feedback/notice.tsx';
import { t } from '../strings.ts';
import { nextStep, type StoreSetup } from './store-setup.ts';

export interface UnfinishedStoreNoticeProps {
  readonly setup: StoreSetup;
  readonly onContinue: () => void;
}

/** Offers to complete a store whose creation has stopped. */
export function UnfinishedStoreNotice({ setup, onContinue }: UnfinishedStoreNoticeProps) {
  const step = nextStep(setup);
  if (step === undefined) return null;
  return (
    <NoticeBar
      tone="warn"
      action={
        <Button isSmall onPress={onContinue}>
          {t('newStore.continue')}
        </Button>
      }
    >
      {t('newStore.unfinished', { title: setup.title })} {t(`newStore.failed.${step}`)}
    </NoticeBar>
  );
}
