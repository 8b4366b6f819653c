import { CalendarRange } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';
import { withList } from './new-value.ts';

export const archive: BlockKindRecord = {
  format: 'archive',
  name: 'kind.archive.name',
  about: 'kind.archive.about',
  icon: CalendarRange,
  group: 'site',
  empty: 'kind.archive.empty',
  newValue: (site) => withList(site, { by: 'month' }),
  fields: {
    collectionId: { label: 'kind.collection' },
    by: {
      label: 'kind.groupBy',
      fallback: 'month',
      options: { month: 'kind.month', category: 'kind.category', tag: 'kind.tag', author: 'kind.author' },
    },
    order: {
      label: 'kind.order',
      fallback: 'name',
      options: { name: 'kind.byName', count: 'kind.mostPostsFirst' },
      help: 'kind.orderHelp',
    },
    showCounts: { label: 'kind.showNumberOfPosts', fallback: true },
    columns: {
      label: 'kind.columns',
      fallback: 'one',
      options: { one: 'kind.one', two: 'kind.two', three: 'kind.three' },
    },
    limit: { label: 'kind.maximumEntries', fallback: 120 },
  },
};
