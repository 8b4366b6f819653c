import type { RoutePlan } from '../../3-route/route.ts';
import { FILTER_KINDS } from '../../model/list-filter.ts';
import { ownValue } from '../../model/own-value.ts';
import type { Site } from '../../model/site.ts';
import { categoriesOf, tagsOf, updatedOnOf } from '../../model/template-json/collection-json.ts';
import type { TemplateJson } from '../../model/template-json/template-json.ts';
import type { BlockServices } from '../blocks/kinds/block-rendering.ts';
import { createFeedLinks } from '../feeds/feed-links.ts';
import type { RenderContext } from '../render-context.ts';
import { monthAt } from '../site-calendar.ts';
import type { SiteImages } from '../site-images.ts';
import { storeUrl } from '../store-url.ts';
import type { BuildState, ReadState } from './page-cache.ts';

export interface StateOptions {
  readonly site: Site;
  readonly plan: RoutePlan;
  readonly json: TemplateJson;
  readonly images: SiteImages;
  readonly now: number;
  itemIds(collectionId: string): readonly string[];
  events: BlockServices['events'];
  groups: BlockServices['groups'];
  /** Every text that contains `<script`, from there on. */
  scriptTails(): readonly string[];
}

export interface SiteWideOptions {
  readonly json: TemplateJson;
  readonly baseUrl: string | undefined;
  readonly style: { readonly path: string } | undefined;
}

/** Serializes the state that every page may depend on: settings, theme, file names, … */
export function stateOfAllPages(
  { site, theme, plan, cldr, scripts, runtime }: RenderContext,
  { json, baseUrl, style }: SiteWideOptions,
): string {
  const { css: _, ...ofTheme } = theme;
  const { files = {}, ...ofRuntime } = runtime ?? {};
  return JSON.stringify([
    site.settings,
    json.website,
    json.image(site.settings.website.faviconImageId),
    ofTheme,
    style?.path,
    baseUrl,
    scripts?.paths,
    [ofRuntime, Object.keys(files)],
    // Searched by queries and folders.
    plan.urls.collections,
    storeUrl(site, plan),
    site.navigations.map(({ id }) => id),
    Object.keys(site.data),
    cldr !== undefined,
  ]);
}

/**
 * Creates the function that returns the state of a key for one version of a site. If the state is equal in two versions, a page
 * that read the key has the same bytes. The state of a document includes everything that pages derive from it alone: its URL, the
 * items of a collection, the widths of an image.
 */
export function createReadStates(options: StateOptions): BuildState['stateOf'] {
  const { site, plan, json, images, itemIds } = options;
  const documents = new Map<string, object>();
  const add = (type: string, all: readonly { readonly id: string }[]) => {
    for (const document of all) documents.set(`${type}:${document.id}`, document);
  };
  add('page', site.pages);
  add('collection', site.collections);
  add('item', site.items);
  add('taxon', site.taxons);
  add('form', site.forms);
  add('navigation', site.navigations);
  add('block-field', site.blockFields);
  add('asset', site.assets);
  // Whether the base URL is known is part of the state of all pages.
  const feedLinks = createFeedLinks({ site, plan, baseUrl: '' });
  const derived = (type: string, id: string): readonly unknown[] => {
    switch (type) {
      case 'page':
        return [ownValue(plan.urls.pages, id)];
      case 'item':
        return [ownValue(plan.urls.items, id)];
      case 'collection':
        return [
          ownValue(plan.urls.collections, id),
          itemIds(id).length,
          categoriesOf(site, id, plan.urls.items),
          tagsOf(site, id, plan.urls.items),
          ownValue(plan.folders, id),
          ownValue(plan.filterUrls, id),
          feedLinks(id),
        ];
      case 'asset':
        return [json.image(id)];
      default:
        return [];
    }
  };
  return (key) => {
    if (key === 'now') return { derived: String(options.now) };
    if (key === 'month') return { derived: monthAt(options.now, site.settings.website.timeZone) };
    if (key === 'scripts-in-texts') return { derived: JSON.stringify(options.scriptTails()) };
    const colon = key.indexOf(':');
    const [type, id] = [key.slice(0, colon), key.slice(colon + 1)];
    if (type === 'language-link') return stateOfValue(plan.language?.links[id]);
    if (type === 'list') return stateOfValue(itemIds(id));
    if (type === 'times') return stateOfValue(options.events(id));
    if (type === 'groups') return stateOfValue(groupsOfKey(id, options.groups));
    if (type === 'updated') return { derived: String(updatedOnOf(site, id, plan.urls.items)) };
    if (type === 'data') return stateOfValue(ownValue(site.data, id));
    if (type === 'link') return stateOfValue(json.itemLink(id));
    if (type === 'image') return stateOfValue(images.find(id));
    return { document: documents.get(key), derived: JSON.stringify(derived(type, id)) };
  };
}

/** The groups of a key such as `month:log`. */
function groupsOfKey(key: string, groups: StateOptions['groups']) {
  const kind = FILTER_KINDS.find((each) => key.startsWith(`${each}:`));
  return kind && groups(key.slice(kind.length + 1), kind);
}

function stateOfValue(value: unknown): ReadState {
  return { derived: JSON.stringify(value ?? null) };
}
