import type { FieldSpecs } from './field-spec.ts';

export const quoteFields: FieldSpecs = {
  quote: { label: 'blockField.quote', isLong: true },
  source: { label: 'blockField.attribution' },
};
