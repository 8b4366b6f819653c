/** What the owner of a bookshop enters, in the order of the steps. */
export const BOOKSHOP = {
  title: 'Marginalia Books',
  tagline: 'Read in the margins',
  announcement: { text: 'Reading nights every Thursday', link: '/readings' },
  copyright: '© 2027 Marginalia Books, Porto',
  product: { title: 'The Tidal Atlas', price: '24.00', stock: '3', path: '/shop/p/the-tidal-atlas' },
  blog: {
    title: 'Journal',
    post: 'Ten novels for long winters',
    text: 'Novels for evenings that start at five.',
    path: '/journal/ten-novels-for-long-winters',
  },
  events: { title: 'Readings', event: 'Poems at noon', place: 'Back room', path: '/readings' },
  folder: 'Visit',
  link: { title: 'Book fair', url: 'https://example.com/fair' },
  headline: { before: 'Say what you do in one clear sentence', after: 'Books for every margin' },
  seo: {
    title: 'Marginalia, a bookshop in Porto',
    description: 'New and used books, reading nights, and a journal about both.',
  },
  /** A style that all themes of `quoin init` have, and its value. */
  color: { style: 'Text', value: '#0b3d2e', computed: 'rgb(11, 61, 46)' },
  font: 'Georgia',
} as const;

/** Sections of the library, in the order of the page, each with its tab and its heading. */
export const SECTIONS = [
  { tab: 'Introduction', name: 'Headline', heading: BOOKSHOP.headline.before },
  { tab: 'Shop and blog', name: 'New products', heading: 'New in the shop' },
  { tab: 'About', name: 'Three reasons', heading: 'Three reasons to choose us' },
  { tab: 'Shop and blog', name: 'Latest posts', heading: 'From the blog' },
  { tab: 'Information', name: 'Opening hours and address', heading: 'Visit us' },
] as const;

/** The theme of the bookshop, and another one to look at. */
export interface BookshopThemes {
  readonly own: 'gazette' | 'poster';
  readonly other: string;
}
