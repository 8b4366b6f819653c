import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import css from './publish-dialog.module.css';
import { t } from './strings.ts';

/** Explains how to connect a build service, and shows that the dialog waits for one. */
export function ConnectBuildService({ isWaiting }: { readonly isWaiting: boolean }) {
  return (
    <>
      <NoticeBar tone="warn">
        {t('publish.notConnected')}
        <code className={css.command}>{`npx quoin build-service --site ${window.location.origin}`}</code>
        {t('publish.connectElsewhere')}
      </NoticeBar>
      {isWaiting && <ProgressBar label={t('publish.waiting')} />}
    </>
  );
}
