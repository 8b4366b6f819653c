import { CalendarDays } from 'lucide-react';
import { documentsOf } from '../../../core/model/documents.ts';
import { textAt } from '../../../core/model/json-access.ts';
import { t } from '../strings/pages-strings.ts';
import type { BlockKindRecord } from './block-kind.ts';
import { withId } from './new-value.ts';

export const calendar: BlockKindRecord = {
  format: 'calendar',
  name: 'Calendar',
  about: 'Events by month',
  icon: CalendarDays,
  group: 'site',
  empty: 'No events yet. Choose a collection of events, and add events to it.',
  newValue: ({ bodies }) => {
    const events = documentsOf(bodies, 'collection').find(
      ({ body }) => textAt(body, 'typeName') === 'events',
    );
    return withId(events?.id, t('block.needsEvents'), (collectionId) => ({ collectionId }));
  },
  fields: {
    collectionId: { label: 'Collection' },
    monthsBefore: {
      label: 'Past months',
      fallback: 3,
      help: 'Months with events that visitors can go back to.',
    },
    monthsAfter: { label: 'Coming months', fallback: 12 },
    weekStart: {
      label: 'First day of the week',
      fallback: 'auto',
      options: { auto: 'By language', monday: 'Monday', sunday: 'Sunday', saturday: 'Saturday' },
    },
  },
};
