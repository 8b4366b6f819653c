import { Inbox, Plus } from 'lucide-react';
import { useDocuments } from '../../core/hooks/use-documents.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { titleOf } from '../../core/model/documents.ts';
import { recordAt } from '../../core/model/json-access.ts';
import { useNewSubmissions } from '../../core/server/use-new-submissions.ts';
import { NoPermission } from '../../core/shell/no-permission.tsx';
import { useSearch } from '../../core/shell/use-search.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/message.tsx';
import { StatusPill } from '../../ui/feedback/status-pill.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ItemList } from '../../ui/layout/item-list.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { MailingListsCard } from './mailing-lists/mailing-lists-card.tsx';
import { NewFormDialog } from './new-form-dialog.tsx';
import { t } from './strings.ts';

/** All forms of the site. */
export function FormsScreen() {
  const may = useMay();
  const [{ add }, change] = useSearch();
  const hasForms = useDocuments('form').length > 0;
  const mayWrite = may('forms.write');
  const onAdd = () => change({ add: '1' });
  return (
    <Screen
      title={t('forms.title')}
      width="form"
      actions={
        hasForms &&
        mayWrite && (
          <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={onAdd}>
            {t('forms.create')}
          </Button>
        )
      }
    >
      {!may('forms.read') && !may('submissions.read') ? (
        <NoPermission />
      ) : hasForms ? (
        <FormList />
      ) : (
        <Card title={t('forms.title')} isTitleHidden>
          <EmptyState
            icon={<Inbox />}
            title={t('forms.empty')}
            action={
              mayWrite && (
                <Button variant="primary" onPress={onAdd}>
                  {t('forms.add')}
                </Button>
              )
            }
          >
            {t('forms.emptyText')}
          </EmptyState>
        </Card>
      )}
      <MailingListsCard />
      {add !== undefined && mayWrite && <NewFormDialog onClose={() => change({ add: undefined })} />}
    </Screen>
  );
}

function FormList() {
  const forms = useDocuments('form');
  const fresh = useNewSubmissions();
  return (
    <Card title={t('forms.title')} isTitleHidden isFlush>
      <ItemList
        items={forms.map(({ key, id, body }) => ({
          id,
          title: titleOf(key, body),
          note: t('forms.fields', { count: Object.keys(recordAt(body, 'fields')).length }),
          href: `/config/forms/${encodeURIComponent(id)}`,
          trailing: newPill(fresh.find(({ formId }) => formId === id)?.newCount),
        }))}
      />
    </Card>
  );
}

function newPill(count = 0) {
  return count > 0 && <StatusPill tone="warn">{t('forms.new', { count })}</StatusPill>;
}
