import { useParams } from '@tanstack/react-router';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { useBody } from '../../../core/hooks/use-documents.ts';
import { useMay } from '../../../core/hooks/use-may.ts';
import { titleOf } from '../../../core/model/documents.ts';
import { MissingContent } from '../../../core/shell/missing-content.tsx';
import { NoPermission } from '../../../core/shell/no-permission.tsx';
import { useSearch } from '../../../core/shell/use-search.ts';
import { Breadcrumb } from '../../../ui/collections/breadcrumb.tsx';
import { Screen } from '../../../ui/layout/screen.tsx';
import { Sections } from '../../../ui/layout/sections.tsx';
import { t } from '../strings.ts';
import { DeleteList } from './delete-list.tsx';
import { ExportLink } from './export-link.tsx';
import { listPath } from './list-path.ts';
import { ListSettings } from './list-settings.tsx';
import { SubscriberTable } from './subscriber-table.tsx';

const LISTS = '/config/forms';

type ListView = 'subscribers' | 'settings';

/** One mailing list: its subscribers, and its settings. */
export function ListScreen() {
  const { listId = '' } = useParams({ strict: false });
  const doc: DocKey = `mailing-list:${listId}`;
  const body = useBody(doc);
  const views = useViews();
  const [{ view }] = useSearch();
  const current = views.find((each) => each === view) ?? views[0];
  const isKnown = body !== undefined;
  return (
    <Screen
      title={isKnown ? titleOf(doc, body) : t('lists.title')}
      breadcrumb={<Breadcrumb label={t('forms.back')} href={LISTS} />}
      sections={
        views.length > 1 && (
          <Sections
            label={t('lists.one')}
            links={views.map((each) => ({
              href: each === views[0] ? listPath(listId) : `${listPath(listId)}?view=${each}`,
              label: t(`lists.view.${each}`),
              isCurrent: each === current,
            }))}
          />
        )
      }
      actions={
        isKnown &&
        (current === 'subscribers' ? (
          <ExportLink listId={listId} />
        ) : (
          <DeleteList listId={listId} listHref={LISTS} />
        ))
      }
      isFilling={isKnown && current === 'subscribers'}
    >
      {current === undefined ? (
        <NoPermission />
      ) : !isKnown ? (
        <MissingContent list={t('forms.title')} href={LISTS} />
      ) : current === 'subscribers' ? (
        <SubscriberTable key={listId} listId={listId} />
      ) : (
        <ListSettings key={listId} listId={listId} />
      )}
    </Screen>
  );
}

/** The views that the user may open; the first one is shown by default. */
function useViews(): readonly ListView[] {
  const may = useMay();
  return [
    ...(may('submissions.read') ? (['subscribers'] as const) : []),
    ...(may('mailing-lists.read') ? (['settings'] as const) : []),
  ];
}
