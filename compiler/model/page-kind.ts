import { type JsonObject, member } from '../../formatters/index.ts';
import { COLLECTION_TYPE } from '../../formatters/vocabulary/content/collection-type.ts';
import { PAGE_TYPE } from '../../formatters/vocabulary/content/page-type.ts';
import { RECORD_TYPE } from '../../formatters/vocabulary/content/record-type.ts';

/** Whether a page is a product page: a content item (50) with a product (R-COMP-PTYPE-01). */
export function isProductDetailsPage(pageType: number, item: JsonObject | undefined): item is JsonObject {
  return pageType === PAGE_TYPE['content-item'] && member(item, 'recordType') === RECORD_TYPE['store-item'];
}

/** Whether a page lists products for visitors; the editor's preview does not count (R-COMP-PTYPE-02). */
export function isProductListingPage(
  collection: { readonly type: number } | undefined,
  { isPreview }: { readonly isPreview: boolean },
): boolean {
  return collection?.type === COLLECTION_TYPE.products && !isPreview;
}
