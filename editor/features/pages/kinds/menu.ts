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
};

/** An item with sample texts. */
export function newItem(price: string) {
  return { title: k('kind.sampleItem'), description: k('kind.sampleItemDescription'), price };
}
