import { Timer } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';
import { k } from './kinds-strings.ts';

const DAY_MS = 86_400_000;

export const countdown: BlockKindRecord = {
  format: 'countdown',
  name: 'kind.countdown.name',
  about: 'kind.countdown.about',
  icon: Timer,
  group: 'more',
  newValue: () => ({
    value: {
      until: inThirtyDays(),
      title: k('kind.sampleCountdownTitle'),
      doneText: k('kind.sampleDoneText'),
    },
  }),
};

/** A full hour. */
function inThirtyDays(): number {
  return Math.ceil((Date.now() + 30 * DAY_MS) / 3_600_000) * 3_600_000;
}
