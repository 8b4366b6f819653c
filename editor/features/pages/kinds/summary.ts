import { LayoutGrid } from 'lucide-react';
import { documentsOf } from '../../../core/model/documents.ts';
import { t } from '../strings/pages-strings.ts';
import type { BlockKindRecord } from './block-kind.ts';
import { withId } from './new-value.ts';

export const summary: BlockKindRecord = {
  format: 'summary-v2',
  name: 'kind.summary.name',
  about: 'kind.summary.about',
  icon: LayoutGrid,
  group: 'site',
  empty: 'kind.summary.empty',
  newValue: ({ bodies }) =>
    withId(documentsOf(bodies, 'collection')[0]?.id, t('block.needsCollection'), (collectionId) => ({
      collectionId,
      limit: 6,
      design: 'grid',
    })),
};
