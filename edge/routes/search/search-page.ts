import type { Context, Next } from 'hono';
import { EDGE_PAGES } from '../../../formatters/vocabulary/api/paths.ts';
import { fillMessage } from '../../../formatters/vocabulary/rules/fill-message.ts';
import { searchExcerpt } from '../../../formatters/vocabulary/rules/search-excerpt.ts';
import {
  HITS_PER_PAGE,
  type SearchItem,
  searchItems,
} from '../../../formatters/vocabulary/rules/search-items.ts';
import type { ServerTexts } from '../../../formatters/vocabulary/site/server-texts.ts';
import { serverTexts } from '../../domain/server-texts.ts';
import { type Html, html, safeUrl } from '../../pages/html.ts';
import { renderShell } from '../../pages/shell.ts';
import { releaseInLanguage } from '../../release/release-in-language.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { hasSearchIndex, readSearchIndex } from './search-index.ts';

/** Longer queries are truncated. */
const MAX_QUERY_LENGTH = 200;
const MAX_PAGES = 1000;

/**
 * GET /search?q=…&page=…, in the markup that the client-side runtime takes over (docs/runtime.md, Search;
 * R-COMP-PUB-06).
 */
export async function showSearch(context: Context<AppEnv>, prefix = ''): Promise<Response> {
  const { q = '', page = '1' } = context.req.query();
  const query = q.trim().slice(0, MAX_QUERY_LENGTH);
  const release = await context.get('tenant').release();
  const hits =
    query === '' || release === undefined ? [] : searchItems(await readSearchIndex(release, prefix), query);
  const shown = /^\d{1,4}$/.test(page) ? Math.min(Math.max(Number(page), 1), MAX_PAGES) : 1;
  const url = `/${prefix}${EDGE_PAGES.search.slice(1)}`;
  const own = release && releaseInLanguage(release, prefix.slice(0, -1));
  const content = searchMarkup({ url, query, hits, page: shown, texts: serverTexts(own?.data ?? {}) });
  return renderShell(own, 'search', content, { headers: { 'x-robots-tag': 'noindex' }, prefix });
}

/** GET /fr/search: the same for a language that the site is published in. Any other path may be a page. */
export async function showSearchInLanguage(
  context: Context<AppEnv, '/:language/search'>,
  next: Next,
): Promise<Response | undefined> {
  const release = await context.get('tenant').release();
  const prefix = `${context.req.param('language')}/`;
  if (release !== undefined && hasSearchIndex(release, prefix)) return showSearch(context, prefix);
  await next();
  return undefined;
}

interface Found {
  /** URL of the search page. */
  readonly url: string;
  readonly query: string;
  readonly hits: readonly SearchItem[];
  /** Number of result pages to show, one below the other; starts at 1. */
  readonly page: number;
  readonly texts: ServerTexts;
}

function searchMarkup({ url, query, hits, page, texts }: Found): Html {
  const max = page * HITS_PER_PAGE;
  const more = `${url}?q=${encodeURIComponent(query)}&page=${page + 1}`;
  return html`<div class="quoin-search">
<form class="search-form" role="search" action="${url}" method="get">
<label for="search-query">${texts.searchTitle}</label> <input id="search-query" name="q" type="search" autocomplete="off" value="${query}"> <button>${texts.searchTitle}</button>
</form>
<p class="search-status" role="status">${query !== '' && statusText(texts, query, hits.length)}</p>
<ol class="search-results">${hits.slice(0, max).map(hitMarkup)}</ol>
${hits.length > max && html`<noscript><p><a class="search-more" href="${more}">${texts.searchMore}</a></p></noscript>`}
</div>`;
}

function statusText(texts: ServerTexts, query: string, count: number): string {
  if (count === 0) return texts.searchNone;
  return fillMessage(count === 1 ? texts.searchOne : texts.searchMany, { n: String(count), query });
}

function hitMarkup({ url, title, text, image, focalClass }: SearchItem): Html {
  return html`<li class="search-result"><a href="${safeUrl(url)}">${image !== undefined && html`<img class="search-result-image${focalClass && ` ${focalClass}`}" src="${safeUrl(image)}" alt="" loading="lazy" width="88" height="88"> `}<span class="search-result-title">${title}</span></a> <p class="search-result-text">${searchExcerpt(text)}</p></li>`;
}
