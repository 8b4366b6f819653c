import { Download } from 'lucide-react';
import { pathTo } from '../../../../formatters/vocabulary/api/paths.ts';
import { LinkButton } from '../../../ui/buttons/link.tsx';
import { t } from '../strings.ts';

/** Downloads the subscribers as CSV. */
export function ExportLink({ listId }: { readonly listId: string }) {
  return (
    <LinkButton
      href={pathTo('editorSubscriberFile', { listId })}
      download={`${listId}.csv`}
      icon={<Download aria-hidden="true" />}
    >
      {t('lists.export')}
    </LinkButton>
  );
}
