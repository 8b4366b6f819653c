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
  fields: {
    items: {
      label: 'kind.testimonials',
      list: {
        entry: 'kind.testimonial',
        title: 'name',
        newEntry: () => ({ quote: k('kind.sampleQuote'), name: k('kind.sampleName') }),
        fields: {
          quote: { label: 'kind.quote', isLong: true, invalid: 'kind.invalidQuote' },
          name: { label: 'kind.name' },
          role: { label: 'kind.role' },
          rating: { label: 'kind.stars', help: 'kind.starsHelp', fallback: 0 },
          assetId: { label: 'kind.photo' },
        },
      },
    },
    design: { label: 'kind.layout', fallback: 'grid', options: { grid: 'kind.grid', list: 'kind.list' } },
  },
};
