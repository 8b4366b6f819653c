import type { FieldSpecs } from './field-spec.ts';

export const archiveFields: FieldSpecs = {
  collectionId: { label: 'blockField.collection' },
  by: {
    label: 'blockField.groupBy',
    fallback: 'month',
    options: {
      month: 'blockField.month',
      category: 'blockField.category',
      tag: 'blockField.tag',
      author: 'blockField.author',
    },
  },
  order: {
    label: 'blockField.order',
    fallback: 'name',
    options: { name: 'blockField.byName', count: 'blockField.mostItemsFirst' },
    // Months always start with the latest.
    hiddenFor: { field: 'by', choice: 'month' },
  },
  showCounts: { label: 'blockField.showNumberOfItems', fallback: true },
  columns: {
    label: 'blockField.columns',
    fallback: 'one',
    options: { one: 'blockField.one', two: 'blockField.two', three: 'blockField.three' },
  },
  limit: { label: 'blockField.maximumEntries', fallback: 120 },
};
