import { Tags } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';
import { withList } from './new-value.ts';

export const tagcloud: BlockKindRecord = {
  format: 'tagcloud',
  name: 'Tag cloud',
  about: 'Tags or categories, larger the more they are used',
  icon: Tags,
  group: 'site',
  empty: 'No tags yet. Add tags or categories to the posts of this collection.',
  newValue: (site) => withList(site, { by: 'tag' }),
  fields: {
    collectionId: { label: 'Collection' },
    by: { label: 'Show', fallback: 'tag', options: { tag: 'Tags', category: 'Categories' } },
    design: {
      label: 'Size',
      fallback: 'sized',
      options: { sized: 'Larger if used more', plain: 'All the same' },
    },
    order: { label: 'Order', fallback: 'name', options: { name: 'By name', count: 'Most used first' } },
    showCounts: { label: 'Show number of posts' },
    limit: { label: 'Maximum entries', fallback: 40, help: 'The most used are shown.' },
  },
};
