import { EDGE_PAGES } from '../../formatters/vocabulary/api/paths.ts';
import { COLLECTION_TYPE } from '../../formatters/vocabulary/content/collection-type.ts';
import { NEW_CART_PAGE_TYPE, PAGE_TYPE } from '../../formatters/vocabulary/content/page-type.ts';
import type { Access } from '../model/fields/access.ts';
import { ownValue } from '../model/own-value.ts';
import { SHELL_MARK, type ShellName } from '../model/release/manifest.ts';
import type { Theme } from '../model/theme.ts';
import { BUILT_IN, type BuiltInName } from './choose-template.ts';
import type { Route } from './route.ts';
import type { RoutedSite } from './routed-site.ts';
import { fileOf } from './urls.ts';

interface ShellPage {
  readonly url: string;
  readonly pageType: number;
  /** Only sites with products, or with pages that are protected in this way, have it. */
  readonly only?: 'store' | 'password' | Access['for'];
}

/** URLs and page types of the pages that the Worker completes (gaps A6). */
export const SHELL_PAGES: Readonly<Record<ShellName, ShellPage>> = {
  cart: { url: EDGE_PAGES.cart, pageType: NEW_CART_PAGE_TYPE, only: 'store' },
  checkout: { url: EDGE_PAGES.checkout, pageType: PAGE_TYPE.checkout, only: 'store' },
  'order-confirmed': {
    url: EDGE_PAGES.orderConfirmed,
    pageType: PAGE_TYPE['order-confirmed'],
    only: 'store',
  },
  search: { url: EDGE_PAGES.search, pageType: PAGE_TYPE.search },
  // Has no URL of its own: the response to forms that were sent without scripts.
  message: { url: '/404/message', pageType: PAGE_TYPE.page },
  // Shown at the URLs of protected pages.
  'lock-screen': { url: '/404/lock-screen', pageType: PAGE_TYPE['lock-screen'], only: 'password' },
  'access-denied': {
    url: '/404/access-denied',
    pageType: PAGE_TYPE['member-area-access-denied'],
    only: 'members',
  },
  paywall: { url: '/404/paywall', pageType: PAGE_TYPE.paywall, only: 'customers' },
};

/**
 * Plans theme frames around content that only the Worker knows. A theme may have a layout with the shell's name, or a `.page` that
 * has the mark: other pages with such a name are pages of their own, as on the platform.
 */
export function planShells(
  { pages, collections }: Pick<RoutedSite, 'pages' | 'collections'>,
  theme: Theme,
): readonly Route[] {
  const documents = [...pages, ...collections];
  const has = {
    store: collections.some(({ type }) => type === COLLECTION_TYPE.products),
    password: documents.some(({ password }) => password !== undefined),
    members: documents.some(({ access }) => access?.for === 'members'),
    customers: documents.some(({ access }) => access?.for === 'customers'),
  };
  return (Object.keys(SHELL_PAGES) as ShellName[])
    .filter((shell) => {
      const { only } = SHELL_PAGES[shell];
      return only === undefined || has[only];
    })
    .map((shell) => {
      const { url, pageType } = SHELL_PAGES[shell];
      const page = ownValue(theme.pages, shell);
      return {
        url,
        file: fileOf(url),
        pageType,
        template: page?.text.includes(SHELL_MARK) === true ? page.name : builtInTemplate(shell),
        layout: Object.hasOwn(theme.layouts, shell) ? shell : 'default',
        subject: { kind: 'shell', shell },
      };
    });
}

function builtInTemplate(shell: ShellName): BuiltInName {
  if (shell === 'lock-screen') return BUILT_IN.lockScreen;
  return shell === 'search' ? BUILT_IN.search : BUILT_IN.shell;
}
