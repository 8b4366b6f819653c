import { COLLECTION_TYPE } from '../../formatters/vocabulary/content/collection-type.ts';
import { RECORD_TYPE } from '../../formatters/vocabulary/content/record-type.ts';
import { LIMITS } from '../../formatters/vocabulary/limits.ts';
import type { SiteSources } from '../1-read/read-site.ts';
import type { Collector } from '../diagnostics/collector.ts';
import { suggestName } from '../diagnostics/suggest-name.ts';
import { renderableBlock } from '../model/documents/block-values.ts';
import { type BlockReference, referencesIn } from '../model/documents/blocks/references-in.ts';
import type { GridBlock } from '../model/documents/layout.ts';
import { WEBSITE_IMAGES } from '../model/documents/settings.ts';
import { rememberByObject } from '../model/remember-by-object.ts';
import type { Site } from '../model/site.ts';
import { customFields, idsOf } from '../model/template-json/custom-content.ts';
import type { Theme } from '../model/theme.ts';
import { checkAccess } from './check-access.ts';
import { type Checker, createChecker } from './checker.ts';

export interface ReferenceOptions {
  /** Undefined when the theme has errors; then references to it are not checked. */
  readonly theme: Theme | undefined;
  readonly sources: SiteSources;
  readonly collector: Collector;
}

/** Checks every reference between documents. */
export function checkReferences(site: Site, { theme, sources, collector }: ReferenceOptions): void {
  const checker = createChecker(site, sources, collector);
  checkSettings(site, checker);
  for (const page of site.pages) checkPage(page, { checker, theme });
  for (const collection of site.collections) {
    checker.id('collection', collection, 'collectionId');
    checker.id('asset', collection, 'mainImageId');
    if (theme !== undefined && collection.regionName !== undefined) {
      checker.name(collection, 'regionName', { known: Object.keys(theme.layouts), ...LAYOUT });
    }
  }
  checkAccess(site, checker);
  for (const item of site.items) {
    checker.id('collection', item, 'collectionId');
    checker.id('asset', item, 'mainImageId');
    checker.ids('asset', item, 'imageIds');
    checker.ids('tag', item, 'tags');
    checker.ids('category', item, 'categories');
    if (item.customContent !== undefined) checkCustomContent(item, { checker, theme });
    checker.at('form', item.file, {
      id: item.structuredContent?.additionalFieldsFormId,
      path: ['body', 'structuredContent', 'additionalFieldsFormId'],
    });
  }
  for (const { file, mailingList } of site.forms) {
    checker.at('mailing list', file, { id: mailingList?.listId, path: ['body', 'mailingList', 'listId'] });
  }
  for (const taxon of site.taxons) checker.id('category', taxon, 'parent');
  checkParents(site.taxons, checker);
  for (const navigation of site.navigations) checkNavigation(navigation, checker);
  for (const field of site.blockFields) checkBlocks(field, checker);
  for (const { file, path, filename } of site.assets) {
    if (path !== undefined) continue;
    checker.report('site/missing-file', file, {
      path: ['body', 'filename'],
      message: `assets/${filename} does not exist`,
    });
  }
  checkSizes(site, checker);
}

const LAYOUT = { code: 'theme/unknown-layout', what: 'layout', instead: 'default is used' } as const;
const PAGE_TEMPLATE = {
  code: 'theme/missing-page',
  what: 'static page',
  instead: 'the page shows its blocks',
} as const;

function checkSettings(
  { settings: { file, website, websiteSettings, design } }: Site,
  checker: Checker,
): void {
  for (const field of WEBSITE_IMAGES) {
    checker.at('asset', file, { id: website[field], path: ['body', 'website', field] });
  }
  const popup = ['body', 'websiteSettings', 'popup'];
  checker.at('asset', file, { id: websiteSettings.popup?.imageId, path: [...popup, 'imageId'] });
  checker.at('form', file, { id: websiteSettings.popup?.formId, path: [...popup, 'formId'] });
  for (const [name, value] of Object.entries(design.tweaks)) {
    if (typeof value !== 'object') continue;
    checker.at('asset', file, { id: value.imageId, path: ['body', 'design', 'tweaks', name, 'imageId'] });
  }
}

interface PageOptions {
  readonly checker: Checker;
  readonly theme: Theme | undefined;
}

function checkPage(page: Site['pages'][number], { checker, theme }: PageOptions): void {
  checker.id('collection', page, 'collectionId');
  checker.id('asset', page, 'mainImageId');
  checker.at('asset', page.file, { id: page.seo.imageId, path: ['body', 'seo', 'imageId'] });
  // Most pages have neither.
  if (theme !== undefined && page.regionName !== undefined)
    checker.name(page, 'regionName', { known: Object.keys(theme.layouts), ...LAYOUT });
  if (theme !== undefined && page.template !== undefined)
    checker.name(page, 'template', { known: Object.keys(theme.pages), ...PAGE_TEMPLATE });
  for (const { id, path } of backgroundsOf(page)) checker.at('asset', page.file, { id, path });
  for (const [id, { section }] of blocksWithoutSection(page)) {
    const close = suggestName(section, Object.keys(page.sections));
    checker.report('site/unknown-reference', page.file, {
      path: ['body', 'blocks', id, 'section'],
      message: `The page has no section "${section}"`,
      hint: close === undefined ? undefined : `did you mean "${close}"?`,
    });
  }
  checkBlocks(page, checker);
}

const backgroundsOf = rememberByObject(({ sections }: Site['pages'][number]) =>
  Object.entries(sections).flatMap(([section, { background }]) =>
    (['assetId', 'videoId'] as const).flatMap((name) => {
      const id = background?.[name];
      return id === undefined ? [] : [{ id, path: ['body', 'sections', section, 'background', name] }];
    }),
  ),
);

const blocksWithoutSection = rememberByObject(({ sections, blocks }: Site['pages'][number]) =>
  Object.entries(blocks).filter(([, { section }]) => !Object.hasOwn(sections, section)),
);

function checkBlocks(document: DocumentWithBlocks, checker: Checker): void {
  for (const { kind, id, path } of blockReferences(document)) checker.at(kind, document.file, { id, path });
}

interface DocumentWithBlocks {
  readonly file: string;
  readonly blocks: Readonly<Record<string, GridBlock>>;
}

const blockReferences = rememberByObject(({ blocks }: DocumentWithBlocks): readonly BlockReference[] =>
  Object.entries(blocks).flatMap(([blockId, block]) =>
    referencesOf(block).map(({ kind, id, path }) => ({
      kind,
      id,
      path: ['body', 'blocks', blockId, 'value', ...path],
    })),
  ),
);

function referencesOf({ kind, value }: GridBlock): readonly BlockReference[] {
  const block = renderableBlock(kind, value);
  return block === undefined ? [] : referencesIn(block.value);
}

/** Fields of the theme's types that contain ids of images. */
function checkCustomContent(
  { file, customContent = {} }: Site['items'][number],
  { checker, theme }: PageOptions,
): void {
  for (const { name, type } of Object.values(customFields(customContent, theme?.conf.customTypes ?? []))) {
    const path = ['body', 'customContent', name];
    const value = customContent[name];
    if (type === 'image') checker.at('asset', file, { id: value, path });
    if (type !== 'gallery') continue;
    for (const [index, id] of idsOf(value).entries()) {
      checker.at('asset', file, { id, path: [...path, index] });
    }
  }
}

function checkNavigation({ file, items }: Site['navigations'][number], checker: Checker): void {
  for (const [id, { pageId, collectionId, parent }] of Object.entries(items)) {
    const path = ['body', 'items', id];
    checker.at('page', file, { id: pageId, path: [...path, 'pageId'] });
    checker.at('collection', file, { id: collectionId, path: [...path, 'collectionId'] });
    if (parent === undefined || Object.hasOwn(items, parent)) continue;
    const message = `The navigation has no item "${parent}"`;
    checker.report('site/unknown-reference', file, { path: [...path, 'parent'], message });
  }
  for (const id of circular(new Map(Object.entries(items).map(([own, { parent }]) => [own, parent])))) {
    const message = `"${id}" is its own parent`;
    checker.report('site/circular-parent', file, { path: ['body', 'items', id, 'parent'], message });
  }
}

function checkParents(taxons: Site['taxons'], checker: Checker): void {
  const inCircles = new Set(circular(new Map(taxons.map(({ id, parent }) => [id, parent]))));
  for (const { id, file } of taxons) {
    if (!inCircles.has(id)) continue;
    checker.report('site/circular-parent', file, {
      path: ['body', 'parent'],
      message: `"${id}" is its own parent`,
    });
  }
}

/** Returns the ids whose chain of parents leads back to themselves. */
function circular(parents: ReadonlyMap<string, string | undefined>): readonly string[] {
  const endsSomewhere = new Set<string>();
  const found: string[] = [];
  for (const id of parents.keys()) {
    const seen = new Set<string>();
    let at: string | undefined = id;
    while (at !== undefined && !seen.has(at) && !endsSomewhere.has(at)) {
      seen.add(at);
      at = parents.get(at);
    }
    if (at === id && seen.has(id)) found.push(id);
    else if (at === undefined || endsSomewhere.has(at)) for (const passed of seen) endsSomewhere.add(passed);
  }
  return found;
}

function checkSizes({ collections, items, taxons }: Site, checker: Checker): void {
  const sizes = countsOf(items);
  const tracks = countsOf(items.filter(({ recordType }) => recordType === RECORD_TYPE.audio));
  for (const { id, file, type, title, itemOrder } of collections) {
    const size = sizes.get(id) ?? 0;
    const isShop = type === COLLECTION_TYPE.products;
    const ofOthers = itemOrder === 'manual' ? LIMITS.orderableItemsInCollection : Number.POSITIVE_INFINITY;
    const limit = isShop ? LIMITS.productsInCollection : ofOthers;
    if (size > limit) {
      const message = `"${title}" has ${size} ${isShop ? 'products' : 'items'}; the limit is ${limit}`;
      checker.report('site/too-many-items', file, { path: ['body'], message });
    }
    const trackCount = tracks.get(id) ?? 0;
    if (trackCount <= LIMITS.tracksInAlbum) continue;
    const message = `"${title}" has ${trackCount} tracks; the limit of an album is ${LIMITS.tracksInAlbum}`;
    checker.report('site/too-many-items', file, { path: ['body'], message });
  }
  const beyond = taxons.filter(({ type }) => type === 'category')[LIMITS.nestedCategories];
  if (beyond !== undefined) {
    const message = `The site has more than ${LIMITS.nestedCategories.toLocaleString('en')} categories`;
    checker.report('site/too-many-items', beyond.file, { path: ['body'], message });
  }
}

/** Number of items by collection. */
function countsOf(items: Site['items']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { collectionId } of items) counts.set(collectionId, (counts.get(collectionId) ?? 0) + 1);
  return counts;
}
