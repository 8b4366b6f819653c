import { Tags } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';
import { withList } from './new-value.ts';

export const tagcloud: BlockKindRecord = {
  format: 'tagcloud',
  name: 'kind.tagcloud.name',
  about: 'kind.tagcloud.about',
  icon: Tags,
  group: 'site',
  empty: 'kind.tagcloud.empty',
  newValue: (site) => withList(site, { by: 'tag' }),
  fields: {
    collectionId: { label: 'kind.collection' },
    by: { label: 'kind.show', fallback: 'tag', options: { tag: 'kind.tags', category: 'kind.categories' } },
    design: {
      label: 'kind.size',
      fallback: 'sized',
      options: { sized: 'kind.largerIfUsedMore', plain: 'kind.allTheSame' },
    },
    order: {
      label: 'kind.order',
      fallback: 'name',
      options: { name: 'kind.byName', count: 'kind.mostUsedFirst' },
    },
    showCounts: { label: 'kind.showNumberOfPosts' },
    limit: { label: 'kind.maximumEntries', fallback: 40, help: 'kind.cloudLimitHelp' },
  },
};
