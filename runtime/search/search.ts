import { isAllowedRedirect } from '../../formatters/vocabulary/rules/allowed-redirect.ts';
import { searchExcerpt } from '../../formatters/vocabulary/rules/search-excerpt.ts';
import {
  HITS_PER_PAGE,
  type SearchItem,
  searchItems,
} from '../../formatters/vocabulary/rules/search-items.ts';
import { apiRequest, memberOf, textOf } from '../core/api/api-request.ts';
import { errorMessage } from '../core/api/error-message.ts';
import { element } from '../core/element.ts';
import { emit } from '../core/emit.ts';
import type { Page } from '../core/page.ts';
import { text } from '../core/text.ts';
import { SEARCH_MESSAGES } from './messages.ts';

/** Texts that are missing in the index are empty. */
type Result = Required<Omit<SearchItem, 'kind'>>;

/** Searches without navigation. The Worker renders the initial results (docs/runtime.md, Search). */
export function mount(root: HTMLElement, page: Page): void {
  const t = (key: keyof typeof SEARCH_MESSAGES, values = {}) => text(page, SEARCH_MESSAGES, key, values);
  const form = root.querySelector('form');
  const input = root.querySelector('input');
  const status = root.querySelector('.search-status');
  const results = root.querySelector('.search-results');
  if (!form || !input || !status || !results) return;
  const more = element('button', { type: 'button', class: 'search-more', hidden: '' }, t('searchMore'));
  let index: Promise<readonly Result[]> | undefined;
  let hits: readonly Result[] = [];
  let latestQuery = '';
  results.after(more);

  async function search(query: string): Promise<void> {
    latestQuery = query;
    index ??= readIndex(form?.action);
    try {
      const items = await index;
      // Ignores outdated queries.
      if (latestQuery === query) show(searchItems(items, query), query);
    } catch (error) {
      index = undefined;
      status?.replaceChildren(errorMessage(page, error));
    }
  }

  function show(items: readonly Result[], query: string): void {
    hits = items;
    results?.replaceChildren();
    const key = (['searchNone', 'searchOne'] as const)[hits.length] ?? 'searchMany';
    status?.replaceChildren(query ? t(key, { n: hits.length, query }) : '');
    showMore();
  }

  function showMore(): void {
    const shown = results?.children.length ?? 0;
    results?.append(...hits.slice(shown, shown + HITS_PER_PAGE).map(resultOf));
    more.hidden = !hits[shown + HITS_PER_PAGE];
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const query = input.value.trim();
    history.replaceState(null, '', `${form.action}?q=${encodeURIComponent(query)}`);
    if (query) emit(root, 'wb:search', { query });
    search(query);
  });
  input.addEventListener('input', () => search(input.value.trim()));
  more.onclick = () => {
    const first = results.children.length;
    showMore();
    results.children[first]?.querySelector('a')?.focus();
  };
}

/** The index of the language is next to its search page. */
async function readIndex(page?: string): Promise<readonly Result[]> {
  const items = memberOf(await apiRequest('GET', `${page}-index.json`), 'items');
  return (Array.isArray(items) ? items : []).map((item) => ({
    url: textOf(item, 'url'),
    title: textOf(item, 'title'),
    text: textOf(item, 'text'),
    image: textOf(item, 'image'),
    focalClass: textOf(item, 'focalClass'),
  }));
}

function resultOf({ url, title, text: body, image, focalClass }: Result): HTMLElement {
  const link = element('a');
  if (isAllowedRedirect(url)) link.href = url;
  if (isAllowedRedirect(image)) {
    link.append(
      element('img', {
        class: `search-result-image ${focalClass}`.trim(),
        src: image,
        alt: '',
        loading: 'lazy',
        width: '88',
        height: '88',
      }),
      ' ',
    );
  }
  link.append(element('span', { class: 'search-result-title' }, title));
  return element(
    'li',
    { class: 'search-result' },
    link,
    ' ',
    element('p', { class: 'search-result-text' }, searchExcerpt(body)),
  );
}
