import { Inbox } from 'lucide-react';
import { useDocuments } from '../../core/hooks/use-documents.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { titleOf } from '../../core/model/documents.ts';
import { recordAt } from '../../core/model/json-access.ts';
import { useNewSubmissions } from '../../core/server/use-new-submissions.ts';
import { NoPermission } from '../../core/shell/no-permission.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { EmptyState } from '../../ui/feedback/message.tsx';
import { StatusPill } from '../../ui/feedback/status-pill.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ItemList } from '../../ui/layout/item-list.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { t } from './strings.ts';

/** All forms of the site. */
export function FormsScreen() {
  const may = useMay();
  const forms = useDocuments('form');
  const fresh = useNewSubmissions();
  return (
    <Screen title={t('forms.title')} width="form">
      {!may('forms.read') && !may('submissions.read') ? (
        <NoPermission />
      ) : forms.length === 0 ? (
        <EmptyState
          icon={<Inbox />}
          title={t('forms.empty')}
          action={<LinkButton href="/config/pages">{t('nav.pages')}</LinkButton>}
        >
          {t('forms.emptyText')}
        </EmptyState>
      ) : (
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
      )}
    </Screen>
  );
}

function newPill(count = 0) {
  return count > 0 && <StatusPill tone="warn">{t('forms.new', { count })}</StatusPill>;
}
