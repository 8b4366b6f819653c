import { EmptyState } from '../../ui/feedback/message.tsx';
import { t } from '../../strings.ts';

/** Instead of a screen that somebody's role does not include. */
export function NoRole() {
  return <EmptyState title={t('role.refused')}>{t('role.refusedHelp')}</EmptyState>;
}
