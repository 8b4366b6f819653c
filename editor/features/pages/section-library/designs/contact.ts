import {
  button,
  centeredText,
  form,
  image,
  newsletter,
  type SectionDesign,
  text,
} from '../section-design.ts';

export const CONTACT: readonly SectionDesign[] = [
  {
    id: 'contact-form',
    name: 'Contact form',
    blocks: [text([1, 9, 1], '## Contact\n\nWho reads it, and how soon do you reply?'), form([12, 13, 1])],
  },
  {
    id: 'contact-image',
    name: 'Contact form beside an image',
    blocks: [text([1, 24, 1], '## Say hello'), image([1, 11, 2]), form([14, 11, 2])],
  },
  {
    id: 'newsletter',
    name: 'Newsletter',
    height: 'small',
    blocks: [
      newsletter(
        [5, 16, 1],
        'News once a month',
        'What will it be about? No more than that, and never your address to anyone else.',
      ),
    ],
  },
  {
    id: 'call-to-action',
    name: 'Call to action',
    height: 'small',
    blocks: [
      text([1, 15, 1], '## Ready when you are'),
      button([18, 7, 1], 'Get in touch', 'contact', 'right'),
    ],
  },
  {
    id: 'call-on-image',
    name: 'Call to action on an image',
    height: 'medium',
    hasBackground: true,
    blocks: [
      centeredText([5, 16, 1], 'h2', 'Come and see for yourself'),
      button([9, 8, 2], 'Plan a visit', 'contact', 'center'),
    ],
  },
];
