import { Inbox } from 'lucide-react';
import { useDocuments } from '../../hooks/documents/use-documents.ts';
import { useNewSubmissions } from '../../hooks/server/use-new-answers.ts';
import { useMay } from '../../hooks/use-may.ts';
import { LinkButton } from '../../kit/buttons/link.tsx';
import { EmptyState } from '../../kit/feedback/message.tsx';
import { StatusPill } from '../../kit/feedback/status-pill.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { ItemList } from '../../kit/layout/item-list.tsx';
import { Screen } from '../../kit/layout/screen.tsx';
import { titleOf } from '../../model/documents/documents.ts';
import { recordAt } from '../../model/read.ts';
import { NoRole } from '../../parts/no-role.tsx';
import { tContent } from '../../strings/screens/content.ts';
import { tHome } from '../../strings/screens/home.ts';
import { t } from '../../strings.ts';

/** Every form of the site. */
export function FormsScreen() {
  const may = useMay();
  const forms = useDocuments('form');
  const fresh = useNewSubmissions();
  return (
    <Screen title={tContent('forms.title')} width="form">
      {!may('forms.read') && !may('answers.read') ? (
        <NoRole />
      ) : forms.length === 0 ? (
        <EmptyState
          icon={<Inbox />}
          title={tContent('forms.empty')}
          action={<LinkButton href="/config/pages">{t('nav.pages')}</LinkButton>}
        >
          {tContent('forms.emptyText')}
        </EmptyState>
      ) : (
        <Card title={tContent('forms.title')} isTitleHidden isFlush>
          <ItemList
            items={forms.map(({ key, id, body }) => ({
              id,
              title: titleOf(key, body),
              note: tContent('forms.fields', { count: Object.keys(recordAt(body, 'fields')).length }),
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
  return count > 0 && <StatusPill tone="warn">{tHome('forms.new', { count })}</StatusPill>;
}
