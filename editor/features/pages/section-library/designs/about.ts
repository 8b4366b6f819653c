import { button, image, quote, type SectionDesign, text } from '../section-design.ts';

export const ABOUT: readonly SectionDesign[] = [
  {
    id: 'image-left',
    name: 'Image on the left',
    blocks: [
      image([1, 11, 1, 2]),
      text(
        [13, 12, 1],
        '## Our story\n\nHow did it begin? A name, a place and a year make a story believable. Say what you wanted to do better, and what has stayed the same since then.',
      ),
      button([13, 6, 2], 'About us', 'about'),
    ],
  },
  {
    id: 'image-right',
    name: 'Image on the right',
    blocks: [
      text(
        [1, 12, 1],
        '## How we work\n\nDescribe one step that most people never see. Concrete words – materials, hours, tools – say more than adjectives.',
      ),
      button([1, 6, 2], 'Read more'),
      image([14, 11, 1, 2]),
    ],
  },
  {
    id: 'text-columns',
    name: 'Text in two columns',
    blocks: [
      text([1, 24, 1], '## What we believe in'),
      text(
        [1, 11, 2],
        'Use this column for the past: where the idea came from, who was there, and which mistakes taught you the most.',
      ),
      text(
        [14, 11, 2],
        'Use this one for the present: what you do today, what you no longer do, and what you are working on for next year.',
      ),
    ],
  },
  {
    id: 'three-reasons',
    name: 'Three reasons',
    blocks: [
      text([1, 24, 1], '## Three reasons to choose us'),
      text([1, 7, 2], '### Quality\n\nWhat does it last, and why? A number is better than a promise.'),
      text([9, 7, 2], '### Service\n\nWho helps, and how fast? Name the person or the hours.'),
      text([17, 7, 2], '### Fair price\n\nWhat is included, and what is never added later?'),
    ],
  },
  {
    id: 'steps',
    name: 'How it works, in three steps',
    blocks: [
      text([1, 24, 1], '## How it works'),
      text([1, 7, 2], '### 1. Choose\n\nWhat does a customer do first? Keep it to one action.'),
      text([9, 7, 2], '### 2. We get to work\n\nWhat happens then, and how long does it take?'),
      text([17, 7, 2], '### 3. Enjoy\n\nWhat do they have in the end?'),
    ],
  },
  {
    id: 'figures',
    name: 'Figures',
    blocks: [
      text([1, 7, 1], '## 12\n\nyears of experience'),
      text([9, 7, 1], '## 340\n\na figure that shows your size'),
      text([17, 7, 1], '## 98%\n\na figure that shows your quality'),
    ],
  },
  {
    id: 'milestones',
    name: 'Milestones',
    blocks: [
      text([1, 7, 1], '## Milestones'),
      text([9, 16, 1], '### 2014\n\nThe first order: who placed it, and what was it?'),
      text(
        [9, 16, 2],
        '### 2019\n\nThe first employee, the second place, or the day that nearly ended it all.',
      ),
      text([9, 16, 3], '### Today\n\nWhere you are now, and what comes next.'),
    ],
  },
  {
    id: 'big-quote',
    name: 'Large quote',
    height: 'medium',
    blocks: [quote([4, 18, 1], 'A sentence that you would put on the wall of your shop.', 'The founder')],
  },
];
