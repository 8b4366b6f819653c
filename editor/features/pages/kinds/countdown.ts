import { Timer } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';

const DAY_MS = 86_400_000;

export const countdown: BlockKindRecord = {
  format: 'countdown',
  name: 'Countdown',
  about: 'The time left until a date',
  icon: Timer,
  group: 'more',
  newValue: () => ({
    value: { until: inThirtyDays(), title: 'Coming soon', doneText: 'The wait is over.' },
  }),
  fields: {
    until: { label: 'Date', isTime: true },
    title: { label: 'Title' },
    doneText: { label: 'Text when the time has come' },
  },
};

/** A full hour. */
function inThirtyDays(): number {
  return Math.ceil((Date.now() + 30 * DAY_MS) / 3_600_000) * 3_600_000;
}
