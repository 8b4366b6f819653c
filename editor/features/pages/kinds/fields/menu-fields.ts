import { k } from '../kinds-strings.ts';
import { newItem } from '../menu.ts';
import { listOf } from '../new-value.ts';
import type { FieldSpecs } from './field-spec.ts';

export const menuFields: FieldSpecs = {
  sections: {
    label: 'blockField.sections',
    list: {
      entry: 'blockField.section',
      title: 'title',
      newEntry: () => ({ title: k('kind.sampleMenuSection'), items: listOf([newItem('$10')]) }),
      fields: {
        title: { label: 'blockField.title' },
        description: { label: 'blockField.description', isLong: true },
        items: {
          label: 'blockField.items',
          list: {
            entry: 'blockField.item',
            title: 'title',
            newEntry: () => newItem('$10'),
            fields: {
              title: { label: 'blockField.title', invalid: 'blockField.invalidItemTitle' },
              description: { label: 'blockField.description', isLong: true },
              price: { label: 'blockField.price', help: 'blockField.priceHelp' },
            },
          },
        },
      },
    },
  },
  columns: {
    label: 'blockField.columns',
    fallback: 'one',
    options: { one: 'blockField.one', two: 'blockField.two' },
  },
};
