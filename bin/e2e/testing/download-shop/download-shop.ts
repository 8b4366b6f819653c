/** What the owner of a shop for files enters, and what a customer pays. */
export const SHOP = {
  product: {
    title: 'Field notes',
    price: '24.00',
    path: '/shop/p/field-notes',
    file: { name: 'field-notes.pdf', content: '%PDF-1.4 field notes' },
  },
  currency: { rate: '0.85', result: '€24.00 becomes £20.40.', total: '£20.40' },
  blog: {
    title: 'Journal',
    post: 'A week at the estuary',
    text: 'Notes from seven mornings.',
    path: '/journal/a-week-at-the-estuary',
  },
  /** Longer than the 2 to 4 characters that forms accept after the last dot. */
  customer: { email: 'ana.reis@studio.photography' },
  subscriber: 'rui@example.pt',
} as const;
