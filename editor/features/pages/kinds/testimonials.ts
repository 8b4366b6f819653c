import { MessageSquareQuote } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';
import { k } from './kinds-strings.ts';
import { listOf } from './new-value.ts';

export const testimonials: BlockKindRecord = {
  format: 'testimonials',
  name: 'kind.testimonials.name',
  about: 'kind.testimonials.about',
  icon: MessageSquareQuote,
  group: 'more',
  newValue: () => ({
    value: {
      items: listOf([
        { quote: k('kind.sampleQuote'), name: k('kind.sampleName'), role: k('kind.sampleCity'), rating: 5 },
        {
          quote: k('kind.sampleQuote2'),
          name: k('kind.sampleName'),
          role: k('kind.sampleCompany'),
          rating: 5,
        },
      ]),
    },
  }),
};
