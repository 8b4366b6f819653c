import { EmptyState } from '../../ui/feedback/message.tsx';
import { t } from '../strings/core-strings.ts';

/** Instead of a screen that somebody's role does not include. */
export function NoRole() {
  return <EmptyState title={t('role.forbidden')}>{t('role.forbiddenHelp')}</EmptyState>;
}
