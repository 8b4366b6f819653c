import type { SearchItem } from '../../../formatters/vocabulary/rules/search-items.ts';
import type { Route } from '../../3-route/route.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { searchItem } from '../feeds/search-index.ts';
import type { OutputFile, TextFile } from '../output-file.ts';
import type { RenderedPage } from '../page/render-page.ts';
import type { ImageFile } from '../ports/images.ts';
import type { SiteImages } from '../site-images.ts';
import { smallImageFile } from '../small-image.ts';
import type { PageWarning } from '../templates/engine-warnings.ts';

/** What a build keeps of a page after rendering it. Serializable. */
export interface FinishedPage {
  readonly route: Route;
  readonly file: OutputFile;
  /** The data of the page as JSON, if visitors may request it. */
  readonly data: string | undefined;
  /** Those that it shows, and the one that carts and search results show for it. */
  readonly images: readonly ImageFile[];
  /** Whether a text of the site contains a script that the CSP must block. */
  readonly hasForeignScript: boolean;
  readonly warnings: readonly PageWarning[];
  /** Blocks that were skipped. */
  readonly diagnostics: readonly Diagnostic[];
  /** With the text that `retainedText` allows; undefined for pages that search cannot find. */
  readonly searchItem: SearchItem | undefined;
}

export interface FinishOptions {
  /** Stores the text of the page elsewhere. */
  readonly store?: ((page: TextFile) => OutputFile) | undefined;
  /** The most characters to keep for the search index. */
  readonly retainedText: number;
  /** Finds an image of the site by URL. */
  readonly findImage: SiteImages['find'];
}

export function finishPage(
  page: RenderedPage,
  { store = (file) => file, retainedText, findImage }: FinishOptions,
): FinishedPage {
  const { route, html, policy, data, hasForeignScript, warnings, diagnostics } = page;
  const { item, collection } = page.facts;
  const small = smallImageFile(item ?? collection, findImage);
  const isOnPage = small === undefined || page.images.some(({ path }) => path === small.path);
  return {
    route,
    file: store({ path: route.file, text: html, policy }),
    data,
    images: isOnPage ? page.images : [...page.images, small],
    hasForeignScript,
    warnings,
    diagnostics,
    searchItem: searchItem(page, retainedText),
  };
}
