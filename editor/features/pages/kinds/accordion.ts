import { ListCollapse } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';
import { k } from './kinds-strings.ts';
import { listOf } from './new-value.ts';

export const accordion: BlockKindRecord = {
  format: 'accordion',
  name: 'kind.accordion.name',
  about: 'kind.accordion.about',
  icon: ListCollapse,
  group: 'basic',
  newValue: () => ({
    value: {
      items: listOf([
        { title: k('kind.sampleFirstTopic'), text: k('kind.sampleDetails'), isOpen: true },
        { title: k('kind.sampleSecondTopic'), text: k('kind.sampleDetails') },
        { title: k('kind.sampleThirdTopic'), text: k('kind.sampleDetails') },
      ]),
    },
  }),
};
