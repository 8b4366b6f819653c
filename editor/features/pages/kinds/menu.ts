import { UtensilsCrossed } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';
import { listOf } from './new-value.ts';

const NEW_ITEM = { title: 'Item name', description: 'What is in it?', price: '$10' };

export const menu: BlockKindRecord = {
  format: 'menu',
  name: 'Menu',
  about: 'Dishes, drinks or services with prices',
  icon: UtensilsCrossed,
  group: 'more',
  newValue: () => ({
    value: {
      sections: listOf([
        { title: 'Starters', items: listOf([NEW_ITEM, { ...NEW_ITEM, price: '$12' }]) },
        {
          title: 'Main courses',
          items: listOf([
            { ...NEW_ITEM, price: '$18' },
            { ...NEW_ITEM, price: '$21' },
          ]),
        },
      ]),
      columns: 'two',
    },
  }),
  fields: {
    sections: {
      label: 'Sections',
      list: {
        entry: 'section',
        title: 'title',
        newEntry: { title: 'New section', items: listOf([NEW_ITEM]) },
        fields: {
          title: { label: 'Title' },
          description: { label: 'Description', isLong: true },
          items: {
            label: 'Items',
            list: {
              entry: 'item',
              title: 'title',
              newEntry: NEW_ITEM,
              fields: {
                title: { label: 'Title', invalid: 'Enter a title of at most 300 characters.' },
                description: { label: 'Description', isLong: true },
                price: { label: 'Price', help: 'With its currency.' },
              },
            },
          },
        },
      },
    },
    columns: { label: 'Columns', fallback: 'one', options: { one: 'One', two: 'Two' } },
  },
};
