import { button, image, quote, type SectionDesign, text } from '../section-design.ts';

export const PEOPLE: readonly SectionDesign[] = [
  {
    id: 'team',
    name: 'Team of three',
    blocks: [
      text([1, 24, 1], '## Our team'),
      image([1, 7, 2]),
      text([1, 7, 3], '### First name\n\nWhat she does, and what people ask her about.'),
      image([9, 7, 2]),
      text([9, 7, 3], '### First name\n\nWhat he does, and what he is best at.'),
      image([17, 7, 2]),
      text([17, 7, 3], '### First name\n\nWhat she does, and since when.'),
    ],
  },
  {
    id: 'founder',
    name: 'Portrait with a quote',
    blocks: [
      image([1, 9, 1, 2]),
      quote([11, 14, 1], 'What do you tell people who ask why you do this?', 'First and last name, founder'),
      button([11, 7, 2], 'Meet the team', 'about'),
    ],
  },
  {
    id: 'testimonials',
    name: 'Three testimonials',
    blocks: [
      text([1, 24, 1], '## What customers say'),
      text([1, 7, 2], '“One concrete detail that this customer noticed.”\n\n**Name**, place'),
      text([9, 7, 2], '“What was different from what they expected?”\n\n**Name**, place'),
      text([17, 7, 2], '“Would they come back, and for what?”\n\n**Name**, place'),
    ],
  },
  {
    id: 'testimonial-image',
    name: 'Testimonial beside an image',
    blocks: [
      quote([1, 12, 1], 'The best sentence that a customer has ever written to you.', 'Name, place'),
      image([14, 11, 1]),
    ],
  },
];
