import { MessageSquareQuote } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';
import { listOf } from './new-value.ts';

export const testimonials: BlockKindRecord = {
  format: 'testimonials',
  name: 'Testimonials',
  about: 'What customers say about you',
  icon: MessageSquareQuote,
  group: 'more',
  newValue: () => ({
    value: {
      items: listOf([
        { quote: 'Add the words of a customer here.', name: 'Customer name', role: 'City', rating: 5 },
        { quote: 'Two or three sentences are enough.', name: 'Customer name', role: 'Company', rating: 5 },
      ]),
    },
  }),
  fields: {
    items: {
      label: 'Testimonials',
      list: {
        entry: 'testimonial',
        title: 'name',
        newEntry: { quote: 'Add the words of a customer here.', name: 'Customer name' },
        fields: {
          quote: { label: 'Quote', isLong: true, invalid: 'Enter a quote of at most 2,000 characters.' },
          name: { label: 'Name' },
          role: { label: 'Position, company or place' },
          rating: { label: 'Stars', help: '0 shows none.', fallback: 0 },
          assetId: { label: 'Photo' },
        },
      },
    },
    design: { label: 'Layout', fallback: 'grid', options: { grid: 'Grid', list: 'List' } },
  },
};
