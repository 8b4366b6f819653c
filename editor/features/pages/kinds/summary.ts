import { LayoutGrid } from 'lucide-react';
import { documentsOf } from '../../../core/model/documents.ts';
import { t } from '../strings/pages-strings.ts';
import type { BlockKindRecord } from './block-kind.ts';
import { withId } from './new-value.ts';

export const summary: BlockKindRecord = {
  format: 'summary-v2',
  name: 'Summary',
  about: 'Latest products or posts',
  icon: LayoutGrid,
  group: 'site',
  empty: 'Nothing to show yet. Items of this collection appear here.',
  newValue: ({ bodies }) =>
    withId(documentsOf(bodies, 'collection')[0]?.id, t('block.needsCollection'), (collectionId) => ({
      collectionId,
      limit: 6,
      design: 'grid',
    })),
  fields: {
    collectionId: { label: 'Collection' },
    limit: { label: 'Number of items', fallback: 6 },
    design: { label: 'Layout', fallback: 'grid', options: { grid: 'Grid', list: 'List' } },
  },
};
