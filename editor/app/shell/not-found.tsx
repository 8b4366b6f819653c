import { useRouterState } from '@tanstack/react-router';
import { LinkButton } from '../../kit/buttons/link.tsx';
import { EmptyState } from '../../kit/feedback/message.tsx';
import { Screen } from '../../kit/layout/screen.tsx';
import { t } from '../../strings.ts';

/** An address of the dashboard behind which is nothing; it says which one that was. */
export function NotFound() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <Screen title={t('notFound.title')}>
      <EmptyState title={path} action={<LinkButton href="/config">{t('notFound.home')}</LinkButton>} />
    </Screen>
  );
}
