import type { FieldSpecs } from './field-spec.ts';

export const tagcloudFields: FieldSpecs = {
  collectionId: { label: 'blockField.collection' },
  by: {
    label: 'blockField.show',
    fallback: 'tag',
    options: { tag: 'blockField.tags', category: 'blockField.categories' },
  },
  design: {
    label: 'blockField.size',
    fallback: 'sized',
    options: { sized: 'blockField.largerIfUsedMore', plain: 'blockField.allTheSame' },
  },
  order: {
    label: 'blockField.order',
    fallback: 'name',
    options: { name: 'blockField.byName', count: 'blockField.mostUsedFirst' },
  },
  showCounts: { label: 'blockField.showNumberOfItems' },
  limit: { label: 'blockField.maximumEntries', fallback: 40, help: 'blockField.cloudLimitHelp' },
};
