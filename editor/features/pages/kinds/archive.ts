import { CalendarRange } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';
import { withList } from './new-value.ts';

export const archive: BlockKindRecord = {
  format: 'archive',
  name: 'Archive',
  about: 'Posts by month, category, tag or author',
  icon: CalendarRange,
  group: 'site',
  empty: 'Nothing to list yet. Posts appear here by their date, categories, tags or author.',
  newValue: (site) => withList(site, { by: 'month' }),
  fields: {
    collectionId: { label: 'Collection' },
    by: {
      label: 'Group by',
      fallback: 'month',
      options: { month: 'Month', category: 'Category', tag: 'Tag', author: 'Author' },
    },
    order: {
      label: 'Order',
      fallback: 'name',
      options: { name: 'By name', count: 'Most posts first' },
      help: 'Months always start with the latest.',
    },
    showCounts: { label: 'Show number of posts', fallback: true },
    columns: {
      label: 'Columns',
      fallback: 'one',
      options: { one: 'One', two: 'Two', three: 'Three' },
    },
    limit: { label: 'Maximum entries', fallback: 120 },
  },
};
