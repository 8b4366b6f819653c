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
};
