import { pathTo } from '../../../../formatters/vocabulary/api/paths.ts';
import { DownloadLink } from '../../../ui/buttons/download-link.tsx';
import { t } from '../strings.ts';

/** Downloads the subscribers as CSV. */
export function ExportLink({ listId }: { readonly listId: string }) {
  return (
    <DownloadLink href={pathTo('editorSubscriberFile', { listId })} fileName={`${listId}.csv`}>
      {t('lists.export')}
    </DownloadLink>
  );
}
