import type { FieldSpecs } from './field-spec.ts';

export const summaryFields: FieldSpecs = {
  collectionId: { label: 'blockField.collection' },
  limit: { label: 'blockField.numberOfItems', fallback: 6 },
  design: {
    label: 'blockField.layout',
    fallback: 'grid',
    options: { grid: 'blockField.grid', list: 'blockField.list' },
  },
};
