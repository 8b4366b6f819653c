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
};
