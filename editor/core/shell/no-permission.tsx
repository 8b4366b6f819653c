import { EmptyState } from '../../ui/feedback/message.tsx';
import { t } from '../strings/core-strings.ts';

/** Replaces a screen that the user's role does not include. */
export function NoPermission() {
  return <EmptyState title={t('role.forbidden')}>{t('role.forbiddenHelp')}</EmptyState>;
}
