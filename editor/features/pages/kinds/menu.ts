import { UtensilsCrossed } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';
import { k } from './kinds-strings.ts';
import { listOf } from './new-value.ts';

export const menu: BlockKindRecord = {
  format: 'menu',
  name: 'kind.menu.name',
  about: 'kind.menu.about',
  icon: UtensilsCrossed,
  group: 'more',
  newValue: () => ({
    value: {
      sections: listOf([
        { title: k('kind.sampleFirstCourse'), items: listOf([newItem('$10'), newItem('$12')]) },
        {
          title: k('kind.sampleSecondCourse'),
          items: listOf([newItem('$18'), newItem('$21')]),
        },
      ]),
      columns: 'two',
    },
  }),
  fields: {
    sections: {
      label: 'kind.sections',
      list: {
        entry: 'kind.section',
        title: 'title',
        newEntry: () => ({ title: k('kind.sampleMenuSection'), items: listOf([newItem('$10')]) }),
        fields: {
          title: { label: 'kind.title' },
          description: { label: 'kind.description', isLong: true },
          items: {
            label: 'kind.items',
            list: {
              entry: 'kind.item',
              title: 'title',
              newEntry: () => newItem('$10'),
              fields: {
                title: { label: 'kind.title', invalid: 'kind.invalidItemTitle' },
                description: { label: 'kind.description', isLong: true },
                price: { label: 'kind.price', help: 'kind.priceHelp' },
              },
            },
          },
        },
      },
    },
    columns: { label: 'kind.columns', fallback: 'one', options: { one: 'kind.one', two: 'kind.two' } },
  },
};

function newItem(price: string) {
  return { title: k('kind.sampleItem'), description: k('kind.sampleItemDescription'), price };
}
