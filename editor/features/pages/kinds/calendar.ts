import { CalendarDays } from 'lucide-react';
import { documentsOf } from '../../../core/model/documents.ts';
import { hasEvents } from '../../../core/model/events.ts';
import { t } from '../strings/pages-strings.ts';
import type { BlockKindRecord } from './block-kind.ts';
import { withId } from './new-value.ts';

export const calendar: BlockKindRecord = {
  format: 'calendar',
  name: 'kind.calendar.name',
  about: 'kind.calendar.about',
  icon: CalendarDays,
  group: 'site',
  empty: 'kind.calendar.empty',
  newValue: ({ bodies }) => {
    const events = documentsOf(bodies, 'collection').find(({ body }) => hasEvents(body));
    return withId(events?.id, t('block.needsEvents'), (collectionId) => ({ collectionId }));
  },
};
