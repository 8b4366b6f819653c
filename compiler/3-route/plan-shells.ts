import { EDGE_PAGES } from '../../formatters/vocabulary/api/paths.ts';
import { COLLECTION_TYPE } from '../../formatters/vocabulary/content/collection-type.ts';
import { PAGE_TYPE } from '../../formatters/vocabulary/content/page-type.ts';
import { ownValue } from '../model/own-value.ts';
import type { ShellName } from '../model/release/manifest.ts';
import type { Site } from '../model/site.ts';
import type { Theme } from '../model/theme.ts';
import { BUILT_IN } from './choose-template.ts';
import type { Route } from './route.ts';
import { fileOf } from './urls.ts';

interface ShellPage {
  readonly url: string;
  readonly pageType: number;
  /** Only sites with products have it. */
  readonly storeOnly: boolean;
}

/** URLs and page types of the pages that the Worker completes (gaps A6). */
export const SHELL_PAGES: Readonly<Record<ShellName, ShellPage>> = {
  cart: { url: EDGE_PAGES.cart, pageType: PAGE_TYPE.cart, storeOnly: true },
  checkout: { url: EDGE_PAGES.checkout, pageType: PAGE_TYPE.checkout, storeOnly: true },
  'order-confirmed': {
    url: EDGE_PAGES.orderConfirmed,
    pageType: PAGE_TYPE['order-confirmed'],
    storeOnly: true,
  },
  search: { url: EDGE_PAGES.search, pageType: PAGE_TYPE.search, storeOnly: false },
  // Has no URL of its own: the response to forms that were sent without scripts.
  message: { url: '/404/message', pageType: PAGE_TYPE.page, storeOnly: false },
};

/** Plans theme frames around content that only the Worker knows. A theme may have a layout or a `.page` with the shell's name. */
export function planShells({ collections }: Pick<Site, 'collections'>, theme: Theme): readonly Route[] {
  const hasShop = collections.some(({ type }) => type === COLLECTION_TYPE.products);
  return (Object.keys(SHELL_PAGES) as ShellName[])
    .filter((shell) => hasShop || !SHELL_PAGES[shell].storeOnly)
    .map((shell) => {
      const { url, pageType } = SHELL_PAGES[shell];
      return {
        url,
        file: fileOf(url),
        pageType,
        template: ownValue(theme.pages, shell)?.name ?? BUILT_IN.shell,
        layout: Object.hasOwn(theme.layouts, shell) ? shell : 'default',
        subject: { kind: 'shell', shell },
      };
    });
}
