/** A page made of sections of the library. */
export interface PageTemplate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Below the title of the page. A design that starts with a headline has the title as its headline. */
  readonly designs: readonly string[];
}

export const BLANK_PAGE: PageTemplate = {
  id: 'blank',
  name: 'Blank page',
  description: 'The title, and nothing else.',
  designs: [],
};

/** Templates for new pages. */
export const PAGE_TEMPLATES: readonly PageTemplate[] = [
  BLANK_PAGE,
  {
    id: 'about',
    name: 'About',
    description: 'Your story, reasons to choose you, the team, and milestones.',
    designs: ['image-left', 'three-reasons', 'team', 'milestones', 'call-to-action'],
  },
  {
    id: 'contact',
    name: 'Contact',
    description: 'A form, opening hours, and your address.',
    designs: ['contact-form', 'hours'],
  },
  {
    id: 'landing',
    name: 'Landing page',
    description: 'One offer: what it is, how it works, what others say, and what it costs.',
    designs: ['headline-beside-image', 'steps', 'testimonials', 'pricing', 'faq', 'call-to-action'],
  },
  {
    id: 'help',
    name: 'Help',
    description: 'What people ask most, delivery and returns, and a form for everything else.',
    designs: ['faq', 'shop-promises', 'contact-form'],
  },
  {
    id: 'portfolio',
    name: 'Portfolio',
    description: 'Projects, a gallery, and what clients say.',
    designs: ['projects', 'gallery-grid', 'testimonial-image', 'call-to-action'],
  },
  {
    id: 'services',
    name: 'Services and prices',
    description: 'What you do, how it works, and what it costs.',
    designs: ['image-right', 'steps', 'pricing', 'faq-columns', 'call-to-action'],
  },
  {
    id: 'menu',
    name: 'Menu',
    description: 'Dishes and prices, images, and where to find you.',
    designs: ['price-list', 'gallery-grid', 'hours'],
  },
  {
    id: 'dates',
    name: 'Dates',
    description: 'The next dates, where they take place, and a newsletter.',
    designs: ['dates', 'hours', 'newsletter'],
  },
];
