import { asString, type JsonObject } from '../../../formatters/index.ts';
import type { RenderableBlock } from '../../model/documents/block-values.ts';
import type { Block } from '../../model/documents/layout.ts';
import type { TemplateJson } from '../../model/template-json/template-json.ts';
import type { RenderMarkdown } from '../markdown.ts';
import { chartData } from './chart/chart-data.ts';
import { galleryData } from './gallery-data.ts';
import { buttonFields, imageFields, newsletterFields } from './platform-fields.ts';
import { sizesOf } from './sizes.ts';
import { videoData } from './video-data.ts';

export interface BlockServices {
  readonly json: TemplateJson;
  readonly html: RenderMarkdown;
  readonly strings: Readonly<Record<string, string>>;
  /** Sanitizes HTML from untrusted sources. */
  sanitize(html: string): string;
  /** Ids of the collection's visible items, in order. */
  itemIds(collectionId: string): readonly string[];
}

/** One block with a validated value. */
export interface PlacedBlock {
  readonly id: string;
  readonly renderable: RenderableBlock;
  readonly layout: Block['layout'];
  /** Marks a text of the value that may be edited in place; `path` is relative to the block's value. */
  mark(path: string, text: string): string;
}

/** Default number of items of a summary. */
const DEFAULT_SUMMARY_LIMIT = 6;

/** Returns the data of a block's template, in addition to the page's own. Forms have their own template. */
export function blockData(block: PlacedBlock, services: BlockServices): JsonObject {
  const { id, layout, mark } = block;
  const { name, value } = block.renderable;
  const { json, html } = services;
  switch (name) {
    case 'html':
      return { html: 'markdown' in value ? html(value.markdown, id) : services.sanitize(value.html) };
    case 'markdown':
      return { html: html(value.markdown, id) };
    case 'code':
      return { html: value.html };
    case 'image': {
      const image = json.image(value.assetId);
      const { href, altText = image?.altText } = value;
      const caption = value.caption && mark('caption', value.caption);
      return {
        ...image,
        caption,
        href,
        altText,
        sizes: sizesOf(layout),
        ...imageFields(value, { image, caption }),
      };
    }
    case 'gallery': {
      const images = value.assetIds
        .map((assetId) => json.image(assetId))
        .filter((image) => image !== undefined);
      return galleryData({ id, images, links: value.links, options: value.options ?? {}, layout });
    }
    case 'video':
      return videoData(value, { json, strings: services.strings, mark });
    case 'chart':
      return chartData(value, {
        id,
        language: asString(json.website.language),
        strings: services.strings,
        mark,
      });
    case 'quote':
      return {
        quote: mark('quote', value.quote),
        source: value.source && mark('source', value.source),
      };
    case 'button': {
      const label = mark('label', value.label);
      return { ...value, label, ...buttonFields(value, label) };
    }
    case 'product': {
      const item = json.item(value.itemId);
      return {
        item,
        product: item,
        productMerchandisingContext: json.merchandising([value.itemId]),
        sizes: sizesOf(layout),
      };
    }
    case 'form':
      return {};
    case 'newsletter': {
      const title = value.title && mark('title', value.title);
      const description = asString(value.description);
      const text = description === '' ? undefined : html(description, id);
      return { newsletterTitle: title, newsletterText: text, ...newsletterFields(title, text) };
    }
    case 'summary-v2':
      return summaryData(value, layout, services);
  }
}

/** Share of the block's width that one grid item has. */
const GRID_SHARE = { phone: 1, desktop: 1 / 3 };

/** The first items of a collection. */
function summaryData(
  {
    collectionId,
    limit = DEFAULT_SUMMARY_LIMIT,
    design = 'grid',
  }: Extract<RenderableBlock, { readonly name: 'summary-v2' }>['value'],
  layout: Block['layout'],
  { json, itemIds }: BlockServices,
): JsonObject {
  const ids = itemIds(collectionId).slice(0, limit);
  return {
    collection: json.collection(collectionId),
    items: ids.flatMap((itemId) => json.item(itemId) ?? []),
    productMerchandisingContext: json.merchandising(ids),
    design,
    sizes: sizesOf(layout, design === 'grid' ? GRID_SHARE : undefined),
  };
}
