import type { Bodies, DocKey } from '../../compiler/model/index.ts';

/** A home page, a page in the menu with a link below it, an unlinked page, the not-found page, and a shop. */
export const SMALL_SITE: Bodies = new Map<DocKey, unknown>([
  ['page:home', { title: 'Home', urlId: 'home', isHome: true, pageType: 2 }],
  ['page:studio', { title: 'Studio', urlId: 'studio', pageType: 2 }],
  ['page:press', { title: 'Press', urlId: 'press', pageType: 2 }],
  ['page:404', { title: 'Not found', urlId: '404', pageType: 100 }],
  ['collection:shop', { title: 'Shop', urlId: 'shop', type: 13 }],
  [
    'navigation:mainNavigation',
    {
      items: {
        shop: { order: 'a0', collectionId: 'shop' },
        studio: { order: 'a1', pageId: 'studio' },
        more: { order: 'a2', parent: 'studio', externalLink: { title: 'More', url: '/x', newWindow: false } },
      },
    },
  ],
]);
