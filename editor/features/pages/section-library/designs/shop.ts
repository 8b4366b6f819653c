import { button, product, type SectionDesign, summary, text } from '../section-design.ts';

export const SHOP: readonly SectionDesign[] = [
  {
    id: 'featured-product',
    name: 'Featured product',
    blocks: [
      text(
        [1, 11, 1],
        '## This month’s favorite\n\nWhy this one? Say what it is for and who it suits, in two sentences.',
      ),
      button([1, 7, 2], 'Shop', 'store'),
      product([14, 11, 1, 2]),
    ],
  },
  {
    id: 'new-products',
    name: 'New products',
    blocks: [text([1, 24, 1], '## New in the shop'), summary([1, 24, 2], 'products', 6)],
  },
  {
    id: 'shop-promises',
    name: 'Delivery, returns and payment',
    blocks: [
      text([1, 7, 1], '### Delivery\n\nHow long does it take, and what does it cost?'),
      text([9, 7, 1], '### Returns\n\nHow many days, and who pays for the parcel?'),
      text([17, 7, 1], '### Payment\n\nWhich payment methods do you accept?'),
    ],
  },
  {
    id: 'latest-posts',
    name: 'Latest posts',
    blocks: [text([1, 24, 1], '## From the blog'), summary([1, 24, 2], 'content', 3)],
  },
];
