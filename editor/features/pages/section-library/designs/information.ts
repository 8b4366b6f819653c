// Sample texts for visitors of the site. cspell:ignore question questions answer answers

import { button, type SectionDesign, text } from '../section-design.ts';

export const INFORMATION: readonly SectionDesign[] = [
  {
    id: 'faq',
    name: 'Questions and answers',
    blocks: [
      text([1, 8, 1], '## Questions\n\nThose that you are asked every week.'),
      text(
        [10, 15, 1],
        '### How long does delivery take?\n\nAnswer in the first sentence. Explain in the second.',
      ),
      text([10, 15, 2], '### Can I return it?\n\nSay yes or no first.'),
      text(
        [10, 15, 3],
        '### Do you make things to order?\n\nName what you need to know, and how long it takes.',
      ),
    ],
  },
  {
    id: 'faq-columns',
    name: 'Questions in two columns',
    blocks: [
      text([1, 24, 1], '## Good to know'),
      text([1, 11, 2], '### First question?\n\nA short answer.'),
      text([14, 11, 2], '### Second question?\n\nA short answer.'),
      text([1, 11, 3], '### Third question?\n\nA short answer.'),
      text([14, 11, 3], '### Fourth question?\n\nA short answer.'),
    ],
  },
  {
    id: 'pricing',
    name: 'Three prices',
    blocks: [
      text([1, 24, 1], '## Prices'),
      text([1, 7, 2], '### Small\n\n**20 a month**\n\n- What is included\n- For whom it is enough'),
      button([1, 7, 3], 'Choose Small', 'contact'),
      text([9, 7, 2], '### Medium\n\n**40 a month**\n\n- Everything in Small\n- What most people need'),
      button([9, 7, 3], 'Choose Medium', 'contact'),
      text([17, 7, 2], '### Large\n\n**80 a month**\n\n- Everything in Medium\n- Help by phone'),
      button([17, 7, 3], 'Choose Large', 'contact'),
    ],
  },
  {
    id: 'price-list',
    name: 'Menu or price list',
    blocks: [
      text([1, 24, 1], '## Menu'),
      text(
        [1, 11, 2],
        '### Starters\n\n**Soup of the day** · 6\n\nWith bread.\n\n**Salad** · 8\n\nWhat is in season.',
      ),
      text(
        [14, 11, 2],
        '### Main courses\n\n**Fish** · 18\n\nFrom the market of the day.\n\n**Vegetables** · 14\n\nFrom our own garden.',
      ),
    ],
  },
  {
    id: 'hours',
    name: 'Opening hours and address',
    blocks: [
      text([1, 7, 1], '## Visit us'),
      text([9, 7, 1], '### Hours\n\nTuesday to Friday: 10–18\n\nSaturday: 10–16'),
      text([17, 8, 1], '### Address\n\nStreet address\n\nCity\n\nHow to get there without a car.'),
    ],
  },
  {
    id: 'dates',
    name: 'Dates',
    blocks: [
      text([1, 7, 1], '## Next dates'),
      text([9, 16, 1], '### 12 March · City\n\nWhat, where and when. Is there anything to book?'),
      text([9, 16, 2], '### 26 March · City\n\nWhat, where and when.'),
    ],
  },
];
