import { k } from '../kinds-strings.ts';
import type { FieldSpecs } from './field-spec.ts';

export const testimonialsFields: FieldSpecs = {
  items: {
    label: 'blockField.testimonials',
    list: {
      entry: 'blockField.testimonial',
      title: 'name',
      newEntry: () => ({ quote: k('kind.sampleQuote'), name: k('kind.sampleName') }),
      fields: {
        quote: { label: 'blockField.quote', isLong: true, invalid: 'blockField.invalidQuote' },
        name: { label: 'blockField.name' },
        role: { label: 'blockField.role' },
        rating: { label: 'blockField.stars', help: 'blockField.starsHelp', fallback: 0 },
        assetId: { label: 'blockField.photo' },
      },
    },
  },
  design: {
    label: 'blockField.layout',
    fallback: 'grid',
    options: { grid: 'blockField.grid', list: 'blockField.list' },
  },
};
