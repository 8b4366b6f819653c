import type { JsonObject } from '../../../formatters/index.ts';
import type { IslandName } from '../../../formatters/vocabulary/islands.ts';
import type { ImageFile } from '../ports/images.ts';
import { withoutDuplicates } from './head-duplicates.ts';
import { hostsOf, type PagePolicy } from './page-policy.ts';
import { type FoundScript, type PageScan, scanPage } from './page-scan.ts';
import { postprocessImages, type SiteImage } from './postprocess-images.ts';
import { isRunnable, postprocessScripts, type ScriptServices } from './postprocess-scripts.ts';
import { postprocessInstallments } from './products/installments.ts';
import { postprocessProducts } from './products/postprocess-products.ts';
import type { ProductPage, ProductServices } from './products/product-services.ts';
import { createSplices, type Splices } from './splices.ts';
import { uniqueHeadingIds } from './unique-heading-ids.ts';

/** Services for postprocessing every page of a site. */
export interface PostprocessServices extends ScriptServices, ProductServices {
  /** Whether pages show errors in image templates: the site's `debug` flag. */
  readonly isDebug: boolean;
  /** Finds a site image by URL. */
  findImage(url: string): SiteImage | undefined;
  /** Whether a script comes from a text rather than from the owner's code. */
  isForeign(html: string, script: FoundScript): boolean;
  /** The event handlers on a page that the theme contains word for word. */
  handlersIn(html: string): readonly string[];
}

export interface PageToPostprocess {
  readonly html: string;
  /** As inserted into the layout; empty for a fragment of a page. */
  readonly content: string;
  /** `{squarespace-headers}` of the page. */
  readonly headers: string;
  readonly page: ProductPage;
  readonly facts: JsonObject;
  readonly moreIslands: readonly IslandName[];
  /** Whether the page may have a cart indicator: the cart page has none. */
  readonly mayHavePill: boolean;
  /** The provider's page about installment payments, which the Worker adds to the cart. */
  readonly cartInstallmentPage: string | undefined;
  /** `Static.SQUARESPACE_CONTEXT`. */
  platformContext(): JsonObject;
}

export interface PostprocessedPage {
  readonly html: string;
  readonly policy: PagePolicy;
  /** Whether a `<use>` shows a symbol. */
  readonly hasUse: boolean;
  /** Image files that the page needs. */
  readonly images: readonly ImageFile[];
  /** Whether a text of the site contains a script that the CSP must block. */
  readonly hasForeignScript: boolean;
}

/**
 * Postprocesses a page after its templates: sizes for images, forms for products, and the runtime where the page needs it.
 * Everything else stays byte for byte as the templates printed it.
 */
export function postprocessPage(
  options: PageToPostprocess,
  services: PostprocessServices,
): PostprocessedPage {
  const { html, content, page } = options;
  const scan = scanPage(html);
  const splices = createSplices();
  if (scan.headStart !== undefined && !scan.hasCharset) splices.insert(scan.headStart, CHARSET);
  removeDuplicates(options, scan, splices);
  for (const element of scan.insecure) {
    const url = services.secureUrl(element.url);
    if (url !== element.url) splices.setAttribute(element, element.name, url);
  }
  const at = content === '' || scan.images.length === 0 ? -1 : html.indexOf(content);
  const images = postprocessImages({
    images: scan.images,
    splices,
    content: at < 0 ? undefined : { start: at, end: at + content.length },
    isDebug: services.isDebug,
    find: services.findImage,
  });
  let installmentPage: string | undefined;
  if (services.runtime !== undefined) {
    installmentPage =
      postprocessInstallments({ scan, splices, page }, services) ?? options.cartInstallmentPage;
    postprocessProducts({ scan, splices, page }, services);
  }
  const foreign = scan.scripts.filter((script) => isRunnable(script) && services.isForeign(html, script));
  const trusted: PageScan =
    foreign.length === 0
      ? scan
      : { ...scan, scripts: scan.scripts.filter((script) => !foreign.includes(script)) };
  const { inline, external, requests } = postprocessScripts(
    {
      html,
      scan: trusted,
      splices,
      length: html.length,
      moreIslands: options.moreIslands,
      facts: options.facts,
      hasPill: options.mayHavePill && isOfShop(scan),
      hasInstallments: installmentPage !== undefined,
      platformContext: options.platformContext,
    },
    services,
  );
  const edited = splices.apply(html);
  const hasHeadingId = scan.hasHeadingId || splices.addsText('<h');
  const handlers = services.handlersIn(html);
  const connections = [...(installmentPage === undefined ? [] : [installmentPage]), ...hostsOf(requests)];
  const captcha = html.includes('class="captcha-container"') ? CAPTCHA_HOSTS : [];
  return {
    html: hasHeadingId ? uniqueHeadingIds(edited) : edited,
    hasUse: scan.hasUse || splices.addsText('<use'),
    policy: {
      scripts: inline,
      hosts: [...new Set([...hostsOf(external), ...captcha])].sort(),
      ...(handlers.length > 0 && { handlers }),
      ...(connections.length > 0 && { connections }),
    },
    images,
    hasForeignScript: foreign.length > 0,
  };
}

/** Leaves out what the theme prints into the head itself. */
function removeDuplicates(
  { html, headers }: PageToPostprocess,
  { headEnd }: PageScan,
  splices: Splices,
): void {
  const start = headEnd === undefined || headers === '' ? -1 : html.lastIndexOf(headers, headEnd);
  if (start < 0) return;
  const end = start + headers.length;
  const kept = withoutDuplicates(headers, html.slice(0, start) + html.slice(end, headEnd));
  if (kept !== headers) splices.replace(start, end, kept);
}

/** Browsers look for the encoding in the first 1,024 bytes. */
const CHARSET = '<meta charset="utf-8">';

/** The only supported adapter for bot checks (gaps B5). */
const CAPTCHA_HOSTS: readonly string[] = ['https://www.google.com', 'https://www.gstatic.com'];

/** A page that sells something or already shows a cart count. */
function isOfShop({ islands }: PageScan): boolean {
  return islands.has('product') || islands.has('cart-indicator');
}
