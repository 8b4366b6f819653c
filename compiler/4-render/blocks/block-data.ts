import type { JsonObject } from '../../../formatters/index.ts';
import type { DrawnBlock, TemplateJson } from '../../model/index.ts';
import type { RenderMarkdown } from '../markdown.ts';

export interface BlockServices {
  readonly json: TemplateJson;
  readonly html: RenderMarkdown;
  /** Ids of a collection's visible items, in order. */
  itemIds(collectionId: string): readonly string[];
}

/** How many items a summary shows when it does not say. */
const DEFAULT_SUMMARY_LIMIT = 6;

/** What the template of a block sees besides the page's own data. */
export function blockData(id: string, { name, value }: DrawnBlock, services: BlockServices): JsonObject {
  const { json, html, itemIds } = services;
  switch (name) {
    case 'html':
      return { html: 'markdown' in value ? html(value.markdown, id) : value.html };
    case 'markdown':
      return { html: html(value.markdown, id) };
    case 'code':
      return { html: value.html };
    case 'image': {
      const image = json.image(value.assetId);
      const { caption, href, altText = image?.altText } = value;
      return { ...image, caption, href, altText };
    }
    case 'gallery':
      return {
        items: value.assetIds.flatMap((assetId) => json.image(assetId) ?? []),
        options: value.options as JsonObject | undefined,
        design: typeof value.options?.design === 'string' ? value.options.design : 'grid',
      };
    case 'quote':
    case 'button':
      return value;
    case 'product':
      return { item: json.item(value.itemId) };
    case 'summary-v2':
      return {
        collection: json.collection(value.collectionId),
        items: itemIds(value.collectionId)
          .slice(0, value.limit ?? DEFAULT_SUMMARY_LIMIT)
          .flatMap((itemId) => json.item(itemId) ?? []),
        design: value.design ?? 'grid',
      };
  }
}
