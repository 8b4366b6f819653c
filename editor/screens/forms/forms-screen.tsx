import { useDocuments } from '../../hooks/documents/use-documents.ts';
import { useMay } from '../../hooks/use-may.ts';
import { EmptyState } from '../../kit/feedback/message.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { ItemList } from '../../kit/layout/item-list.tsx';
import { Screen } from '../../kit/layout/screen.tsx';
import { titleOf } from '../../model/documents/documents.ts';
import { recordAt } from '../../model/read.ts';
import { NoRole } from '../../parts/no-role.tsx';
import { t } from '../../strings.ts';

/** Every form of the site. */
export function FormsScreen() {
  const may = useMay();
  const forms = useDocuments('form');
  return (
    <Screen title={t('forms.title')} width="form">
      {!may('forms.read') && !may('answers.read') ? (
        <NoRole />
      ) : forms.length === 0 ? (
        <EmptyState title={t('forms.empty')}>{t('forms.emptyText')}</EmptyState>
      ) : (
        <Card title={t('forms.title')} isTitleHidden isFlush>
          <ItemList
            items={forms.map(({ key, id, body }) => ({
              id,
              title: titleOf(key, body),
              note: t('forms.fields', { count: Object.keys(recordAt(body, 'fields')).length }),
              href: `/config/forms/${encodeURIComponent(id)}`,
            }))}
          />
        </Card>
      )}
    </Screen>
  );
}
