import type { JsonObject } from '../../../formatters/index.ts';
import type { IslandName } from '../../../formatters/vocabulary/islands.ts';
import type { ImageFile } from '../ports/images.ts';
import { hostsOf, type PagePolicy } from './page-policy.ts';
import { type FoundScript, type PageScan, scanPage } from './page-scan.ts';
import { postprocessImages, type SiteImage } from './postprocess-images.ts';
import { postprocessScripts, type ScriptServices } from './postprocess-scripts.ts';
import { postprocessProducts } from './products/postprocess-products.ts';
import type { ProductPage, ProductServices } from './products/product-services.ts';
import { createSplices } from './splices.ts';

/** What every page of a site is finished with. */
export interface PostprocessServices extends ScriptServices, ProductServices {
  /** Whether pages say what is wrong with their image templates: the site's flag `debug`. */
  readonly isDebug: boolean;
  /** A picture of the site by its address. */
  findImage(url: string): SiteImage | undefined;
  /** Whether a script came into the page by a text that is none of the owner's code. */
  isForeign(html: string, script: FoundScript): boolean;
}

export interface PageToPostprocess {
  readonly html: string;
  /** As it was put into the layout; empty for a piece of a page. */
  readonly content: string;
  readonly page: ProductPage;
  readonly facts: JsonObject;
  readonly moreIslands: readonly IslandName[];
  /** Whether a pill may stand on the page: the cart itself has none. */
  readonly mayHavePill: boolean;
}

export interface PostprocessedPage {
  readonly html: string;
  readonly policy: PagePolicy;
  /** Files that have to be made for the page. */
  readonly images: readonly ImageFile[];
  /** Whether a text of the site would run as a script if the policy let it. */
  readonly hasForeignScript: boolean;
}

/**
 * What is done to a page after its templates: pictures get their sizes, products their forms, and a page that asks for it the
 * visitor's program. All else stays as the templates printed it, byte for byte.
 */
export function postprocessPage(
  options: PageToPostprocess,
  services: PostprocessServices,
): PostprocessedPage {
  const { html, content, page } = options;
  const scan = scanPage(html);
  const splices = createSplices();
  const at = content === '' ? -1 : html.indexOf(content);
  const images = postprocessImages({
    images: scan.images,
    splices,
    content: at < 0 ? undefined : { start: at, end: at + content.length },
    isDebug: services.isDebug,
    find: services.findImage,
  });
  if (services.runtime !== undefined) postprocessProducts({ scan, splices, page }, services);
  const foreign = scan.scripts.filter((script) => services.isForeign(html, script));
  const trusted: PageScan =
    foreign.length === 0
      ? scan
      : { ...scan, scripts: scan.scripts.filter((script) => !foreign.includes(script)) };
  const { inline, external } = postprocessScripts(
    {
      scan: trusted,
      splices,
      length: html.length,
      moreIslands: options.moreIslands,
      facts: options.facts,
      hasPill: options.mayHavePill && isOfShop(scan),
    },
    services,
  );
  const captcha = html.includes('class="captcha-container"') ? CAPTCHA_HOSTS : [];
  return {
    html: splices.apply(html),
    policy: { scripts: inline, hosts: [...new Set([...hostsOf(external), ...captcha])].sort() },
    images,
    hasForeignScript: foreign.length > 0,
  };
}

/** The one adapter that there is for bot checks (gaps B5). */
const CAPTCHA_HOSTS: readonly string[] = ['https://www.google.com', 'https://www.gstatic.com'];

/** A page on which something can be bought, or that counts the cart already. */
function isOfShop({ islands }: PageScan): boolean {
  return islands.has('product') || islands.has('cart-indicator');
}
