import { useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Taxon } from '../../../compiler/model/index.ts';
import { ContentSections } from '../../core/content/content-sections.tsx';
import { useDocuments, useOpState } from '../../core/hooks/use-documents.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { textAt } from '../../core/model/json-access.ts';
import { WhenLoaded } from '../../core/server/when-loaded.tsx';
import { NoPermission } from '../../core/shell/no-permission.tsx';
import { useSearch } from '../../core/shell/use-search.ts';
import { StoreSections } from '../../core/store/store-sections.tsx';
import { Tabs } from '../../ui/collections/tabs.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { TaxonList } from './list/taxon-list.tsx';
import { cutItems } from './model/tagged-items.ts';
import { t } from './strings.ts';

const TYPES: readonly Taxon['type'][] = ['tag', 'category'];

/** The tags and categories of the site. Both the store and the content lead here. */
export function TagsScreen() {
  const may = useMay();
  const isInStore = useRouterState({
    select: ({ location }) => location.pathname.startsWith('/config/store'),
  });
  const mayRead = may('tags.read');
  return (
    <Screen
      title={t('taxon.all')}
      sections={isInStore ? <StoreSections current="tags" /> : <ContentSections isTags />}
      isFilling={mayRead}
    >
      {mayRead ? <Lists /> : <NoPermission />}
    </Screen>
  );
}

function Lists() {
  const [search, change] = useSearch();
  const taxons = useDocuments('taxon');
  const cut = useCutItems();
  const selected = TYPES.find((type) => type === search.type) ?? 'tag';
  return (
    <Tabs
      label={t('tags.kinds')}
      selected={selected}
      onSelect={(type) => change({ type, q: undefined, sort: undefined, page: undefined })}
      tabs={TYPES.map((type) => ({
        id: type,
        label: t(`tags.${type}`),
        count: taxons.filter(({ body }) => textAt(body, 'type') === type).length,
        content: (
          <WhenLoaded docs={cut}>
            <TaxonList type={type} taxons={taxons} />
          </WhenLoaded>
        ),
      }))}
    />
  );
}

/** The items whose summaries may lack tags, so that they cannot be counted. */
function useCutItems() {
  const head = useOpState((state) => state.head);
  const summarized = useOpState((state) => state.summarized);
  return useMemo(() => cutItems(head, summarized), [head, summarized]);
}
