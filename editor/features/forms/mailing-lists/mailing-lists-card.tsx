import { Plus } from 'lucide-react';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useDocuments } from '../../../core/hooks/use-documents.ts';
import { useMay } from '../../../core/hooks/use-may.ts';
import { titleOf } from '../../../core/model/documents.ts';
import { SERVER } from '../../../core/server/query-keys.ts';
import { useServer } from '../../../core/server/use-server.ts';
import { useNavigateTo } from '../../../core/shell/use-navigate-to.ts';
import { useSearch } from '../../../core/shell/use-search.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ItemList } from '../../../ui/layout/item-list.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { t } from '../strings.ts';
import { listPath } from './list-path.ts';
import { useNewList } from './use-new-list.tsx';

/** All mailing lists of the site, with their numbers of subscribers. */
export function MailingListsCard() {
  const may = useMay();
  const [{ addList }, change] = useSearch();
  const lists = useDocuments('mailing-list');
  const counts = useCounts();
  const mayWrite = may('mailing-lists.write');
  if (!may('mailing-lists.read')) return null;
  const items = lists.map(({ key, id, body }) => ({
    id,
    title: titleOf(key, body),
    note: counts && t('lists.count', { count: counts.get(id) ?? 0 }),
    href: listPath(id),
  }));
  return (
    <Card
      title={t('lists.title')}
      isFlush={lists.length > 0}
      actions={
        mayWrite && (
          <Button isSmall icon={<Plus aria-hidden="true" />} onPress={() => change({ addList: '1' })}>
            {t('lists.create')}
          </Button>
        )
      }
    >
      {lists.length > 0 ? <ItemList items={items} /> : <p>{t('lists.empty')}</p>}
      {addList !== undefined && mayWrite && <NewListDialog onClose={() => change({ addList: undefined })} />}
    </Card>
  );
}

/** Numbers of subscribers by list; undefined while they are unknown. */
function useCounts(): ReadonlyMap<string, number> | undefined {
  const { api } = useEditor();
  const isDisabled = !useMay()('submissions.read');
  const { data } = useServer([...SERVER.subscribers, 'counts'], () => api.subscriberCounts(), { isDisabled });
  return data && new Map(data.mailingLists.map(({ listId, count }) => [listId, count]));
}

function NewListDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigateTo();
  const { fields, create } = useNewList();
  const submit = () => {
    const listId = create();
    if (listId !== undefined) navigate(listPath(listId));
  };
  return (
    <FormDialog title={t('lists.add')} submit={t('lists.create')} onSubmit={submit} onClose={onClose}>
      {fields}
    </FormDialog>
  );
}
