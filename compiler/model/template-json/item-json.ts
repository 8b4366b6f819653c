import type { JsonObject } from '../../../formatters/index.ts';
import { WORKFLOW_STATE } from '../../../formatters/vocabulary/content/content-status.ts';
import { RECORD_TYPE, recordTypeName } from '../../../formatters/vocabulary/content/record-type.ts';
import type { InstallmentContext } from '../../../formatters/vocabulary/installments/installment-context.ts';
import { authorId } from '../author-id.ts';
import type { SitedItem } from '../site.ts';
import { customContentJson } from './custom-content.ts';
import { productJson } from './product-json.ts';
import type { TemplateJsonServices } from './template-json-services.ts';
import type { ImageOf } from './website-json.ts';

interface ItemParts {
  readonly url: string;
  readonly imageOf: ImageOf;
  readonly taxonNames: ReadonlyMap<string, string>;
  readonly services: TemplateJsonServices;
  /** Form that customers fill in before buying. */
  readonly form: JsonObject | undefined;
  readonly installmentContext?: InstallmentContext | undefined;
}

export function itemJson(item: SitedItem, parts: ItemParts): JsonObject {
  const { url, imageOf, taxonNames, services, form, installmentContext } = parts;
  const image = imageOf(item.mainImageId);
  const { mark = (_: string, text: string) => text } = services;
  const path = (field: string) => `item:${item.id}/${field}`;
  const names = (ids: readonly string[]) => ids.flatMap((id) => taxonNames.get(id) ?? []);
  // A list shows many items and reads few of their texts, so these are converted when they are read.
  return {
    id: item.id,
    collectionId: item.collectionId,
    recordType: item.recordType,
    recordTypeLabel: recordTypeName(item.recordType) ?? '',
    title: mark(path('title'), item.title),
    urlId: item.urlId,
    fullUrl: url,
    publishOn: item.publishOn,
    workflowState: WORKFLOW_STATE[item.status ?? 'Published'],
    addedOn: item.publishOn,
    updatedOn: item.updatedOn ?? item.publishOn,
    tags: names(item.tags),
    categories: names(item.categories),
    get excerpt() {
      const { excerpt } = item;
      if (typeof excerpt === 'object') return services.sanitize(excerpt.html);
      return excerpt && mark(path('excerpt'), services.html(excerpt, `${item.id}-excerpt`));
    },
    get body() {
      return mark(path('body/markdown'), services.html(item.markdown, item.id));
    },
    author: item.author && { ...(item.author as JsonObject), id: authorId(item.author) },
    ...imageFields(image),
    mainImageId: item.mainImageId,
    systemDataId: item.mainImageId,
    mainImage: image,
    items: (item.imageIds ?? []).flatMap((id) => imageOf(id) ?? []),
    sourceUrl: item.sourceUrl,
    externalLink: item.externalLink,
    // The platform's name. cspell:ignore clickthrough
    clickthroughUrl: item.recordType === RECORD_TYPE.image ? item.sourceUrl : undefined,
    audioAssetUrl: item.audioAssetUrl,
    passthrough: item.passthrough ?? false,
    starred: item.starred ?? false,
    likeCount: item.likeCount ?? 0,
    publicCommentCount: item.publicCommentCount ?? 0,
    commentCount: item.publicCommentCount ?? 0,
    commentState: item.commentState ?? 0,
    startDate: item.startDate,
    endDate: item.endDate,
    location: item.location as JsonObject | undefined,
    promotedBlockType: item.promotedBlockType,
    currentType: item.currentType,
    backgroundSource: item.backgroundSource,
    customContent:
      item.customContent &&
      customContentJson(item.customContent, { types: services.customTypes ?? [], imageOf }),
    variantOptionOrdering: item.variantOptionOrdering ?? item.structuredContent?.variantOptionOrdering,
    productType: item.structuredContent?.productType,
    structuredContent: item.structuredContent && productJson(item.structuredContent, item, form),
    ...(installmentContext && { installmentContext: { ...installmentContext } }),
    seoData: { seoTitle: item.seo.title, seoDescription: item.seo.description },
  };
}

export function withPrices({ prices }: TemplateJsonServices, item: JsonObject): JsonObject {
  const content = item.structuredContent as JsonObject | undefined;
  if (prices === undefined || content === undefined) return item;
  const texts = prices(item);
  const variants = (content.variants as readonly JsonObject[]).map((variant, index) => ({
    ...variant,
    ...texts[index],
  }));
  // Not a copy, which would read all fields.
  return Object.defineProperty(item, 'structuredContent', {
    value: { ...content, variants },
    enumerable: true,
  });
}

/** An item also has its main image's fields itself: `{@|image-meta}` works on both. */
function imageFields(image: JsonObject | undefined): JsonObject {
  if (image === undefined) return {};
  const { assetUrl, originalSize, mediaFocalPoint, colorData, filename, systemDataVariants } = image;
  return { assetUrl, originalSize, mediaFocalPoint, colorData, filename, systemDataVariants };
}
