import { button, centeredText, image, type SectionDesign, text } from '../section-design.ts';

export const INTRODUCTION: readonly SectionDesign[] = [
  {
    id: 'headline',
    name: 'Headline',
    height: 'large',
    blocks: [
      text([1, 16, 1], '# Say what you do in one clear sentence'),
      text(
        [1, 12, 2],
        'Then say who it is for and what makes it different. Two lines are enough: visitors decide within seconds.',
      ),
      button([1, 6, 3], 'Learn more'),
    ],
  },
  {
    id: 'headline-centered',
    name: 'Centered headline',
    height: 'large',
    blocks: [
      centeredText([5, 16, 1], 'h1', 'A short headline that stays in mind'),
      centeredText([7, 12, 2], 'p', 'One sentence that supports it, without repeating it.'),
      button([9, 8, 3], 'Get started', undefined, 'center'),
    ],
  },
  {
    id: 'headline-beside-image',
    name: 'Headline beside an image',
    height: 'medium',
    blocks: [
      text([1, 10, 1], '# What makes it special'),
      text(
        [1, 10, 2],
        'Tell visitors where they are and what they can do here. Keep the best detail for the first line.',
      ),
      button([1, 6, 3], 'Learn more'),
      image([13, 12, 1, 3]),
    ],
  },
  {
    id: 'headline-above-image',
    name: 'Headline above a wide image',
    blocks: [
      text([1, 18, 1], '# A place for good things'),
      text([1, 14, 2], 'A sentence or two about what you make, where you make it, and for whom.'),
      image([1, 24, 3]),
    ],
  },
  {
    id: 'headline-on-image',
    name: 'Headline on an image',
    height: 'full',
    hasBackground: true,
    blocks: [text([1, 16, 1], '# Let the image speak first'), button([1, 6, 2], 'Learn more')],
  },
  {
    id: 'headline-columns',
    name: 'Headline and text in two columns',
    height: 'medium',
    blocks: [
      text([1, 12, 1, 2], '# Two things at once: a big idea here'),
      text(
        [14, 11, 1],
        'And the explanation here. Write as you would speak to someone who has just come in through the door, and end with what they can do next.',
      ),
      button([14, 6, 2], 'Read more'),
    ],
  },
];
