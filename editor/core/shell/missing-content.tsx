import { LinkButton } from '../../ui/buttons/link.tsx';
import { EmptyState } from '../../ui/feedback/message.tsx';
import { t } from '../strings/core-strings.ts';

/** Replaces content that does not exist, with a link to the screen that lists the others. */
export function MissingContent({ list, href }: { readonly list: string; readonly href: string }) {
  return (
    <EmptyState title={t('error.notFound')} action={<LinkButton href={href}>{list}</LinkButton>}>
      {t('error.notFoundHelp')}
    </EmptyState>
  );
}
