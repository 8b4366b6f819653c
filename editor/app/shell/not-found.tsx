import { useRouterState } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { EmptyState } from '../../ui/feedback/message.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { t } from '../strings/app-strings.ts';

/** Shown for unknown paths of the dashboard. */
export function NotFound() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <Screen title={t('notFound.title')}>
      <EmptyState
        icon={<SearchX />}
        title={path}
        action={<LinkButton href="/config">{t('notFound.home')}</LinkButton>}
      >
        {t('error.notFoundHelp')}
      </EmptyState>
    </Screen>
  );
}
