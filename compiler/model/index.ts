/** The site model: documents, their rules, and the JSON that templates see. */

export { EDGE_PAGES } from '../../formatters/vocabulary/api/paths.ts';
export { COLLECTION_TYPE } from '../../formatters/vocabulary/content/collection-type.ts';
export { compiledPageType, PAGE_TYPE } from '../../formatters/vocabulary/content/page-type.ts';
export { RECORD_TYPE } from '../../formatters/vocabulary/content/record-type.ts';
export { LIMITS } from '../../formatters/vocabulary/limits.ts';
export { sortedEntries } from '../../formatters/vocabulary/sorted-entries.ts';
export { blockText, blockTitle, type Find, shortened } from './block-title.ts';
export { cellsCollide, cellsOverlap } from './cells-overlap.ts';
export { scriptTweaks, tweakClasses } from './design/design-styles.ts';
export {
  type DesignProblem,
  designProblems,
  presetNamed,
  type ResolvedTweak,
  resolveTweaks,
  type ThemeTweaks,
} from './design/resolve-tweaks.ts';
export { designWith, namesUnknownTheme, switchTheme, type ThemeSwitch } from './design/switch-theme.ts';
export { type Declarations, type Preset, TWEAK_KINDS, type Tweak, type TweakKind } from './design/tweak.ts';
export { type ReadTweakValue, readTweakValue, type TweakValue } from './design/tweak-value.ts';
export { type UnusedPart, unusedByTheme } from './design/unused-by-theme.ts';
export { DOCUMENT_SCHEMAS } from './document-schemas.ts';
export { type Asset, assetSchema } from './documents/asset.ts';
export { type BlockField, blockFieldSchema } from './documents/block-field.ts';
export {
  BLOCK_FORMATS,
  type DrawnBlockName,
  drawnBlockName,
  type RenderableBlock,
  renderableBlock,
} from './documents/block-values.ts';
export { type FieldShape, type FieldShapes, fieldShapes } from './documents/blocks/field-shapes.ts';
export { MAX_ENTRIES } from './documents/blocks/ordered-entries.ts';
export { CHART_DESIGNS, type ChartDataset } from './documents/chart.ts';
export { type Collection, collectionSchema } from './documents/collection.ts';
export { type Design, designSchema, typekitIdSchema } from './documents/design.ts';
export { type Document, documentSchema } from './documents/document.ts';
export {
  FIELD_TYPES,
  type FieldType,
  type Form,
  type FormField,
  formFieldSchema,
  formSchema,
} from './documents/form.ts';
export { type HeaderFooter, headerFooterSchema } from './documents/header-footer.ts';
export { type Item, itemSchema } from './documents/item.ts';
export { type Language, languagesSchema } from './documents/language.ts';
export {
  type Block,
  blockSchema,
  type Cell,
  COLUMNS,
  type Section,
  sectionSchema,
} from './documents/layout.ts';
export {
  type ListConnection,
  listConnectionSchema,
  type MailingList,
  mailingListSchema,
} from './documents/mailing-list.ts';
export { type Money, minorUnits, moneySchema, normalMoney } from './documents/money.ts';
export {
  type Navigation,
  type NavigationItem,
  navigationItemSchema,
  navigationSchema,
} from './documents/navigation.ts';
export { type Page, pageSchema } from './documents/page.ts';
export { type Product, productSchema, type Variant } from './documents/product.ts';
export { SCHEMA_VERSION, type Settings, settingsSchema } from './documents/settings.ts';
export { type Taxon, taxonSchema } from './documents/taxon.ts';
export { type Access, accessSchema, MAX_ACCESS_PRODUCTS } from './fields/access.ts';
export { type Id, idSchema, orderSchema } from './fields/id.ts';
export { HIDDEN_PASSWORD, MAX_PAGE_PASSWORD_LENGTH } from './fields/page-password.ts';
export { readOldUrl } from './fields/redirect-from.ts';
export { isReservedSlug } from './fields/reserved-slugs.ts';
export { isSafeImage, isSafeLink, MAX_LINK_LENGTH } from './fields/safe-url.ts';
export { isPublished, type Status, statusSchema, type Viewing } from './fields/status.ts';
export { FILTER_KINDS, filterUrlOf } from './list-filter.ts';
export { type Applied, applyOperations, type Bodies, valueAt } from './operations/apply-operations.ts';
export { documentSummary, MAX_SUMMARY_ENTRIES, type VariantSummary } from './operations/document-summary.ts';
export {
  DOCUMENT_TYPES,
  type DocKey,
  type DocumentType,
  documentTypeOf,
} from './operations/document-type.ts';
export {
  type ConflictResponse,
  type Doc,
  docKeySchema,
  MAX_OPERATIONS,
  type Operation,
  type Transaction,
  type TransactionResponse,
  transactionSchema,
} from './operations/operation.ts';
export { ownValue } from './own-value.ts';
export { isProductDetailsPage, isProductListingPage } from './page-kind.ts';
export { blobsOfRelease } from './release/blobs-of-release.ts';
export type {
  AssetResponse,
  BuildDiagnostic,
  BuildRequest,
  BuildResponse,
  DiskWriteResult,
  DownloadResponse,
} from './release/build-service-api.ts';
export type {
  CatalogFile,
  CatalogProduct,
  CatalogVariant,
  EdgeData,
  EdgeForm,
  EdgeStore,
  EdgeTranslation,
  EdgeWebsite,
} from './release/edge-data.ts';
export {
  hashSchema,
  type Manifest,
  type ManifestFile,
  manifestSchema,
  type ProtectedFiles,
  type Release,
  SHELL_MARK,
  SHELLS,
  type ShellName,
} from './release/manifest.ts';
export { movedTo } from './release/moved-to.ts';
export { dataFileOf, monthFileOf } from './release/page-data-file.ts';
export {
  ACCESS_LEVELS,
  type AccessLevel,
  type Action,
  AREAS,
  type Area,
  areaOfChange,
  areaOfDoc,
  may,
} from './roles.ts';
export type { FileRef, Site, Sited, SitedAsset, SitedItem } from './site.ts';
export { SITE_CODES } from './site-codes.ts';
export type { SiteData } from './site-data.ts';
export { type SiteCode, siteDiagnostic } from './site-diagnostic.ts';
export { categoriesOf } from './template-json/collection-json.ts';
export { orderedFields } from './template-json/form-json.ts';
export { assetUrl, type ImageInfo } from './template-json/image-json.ts';
export { orderedVariants } from './template-json/product-json.ts';
export { createReadTracker, type ReadKey, type ReadTracker } from './template-json/read-tracker.ts';
export { createTemplateJson, type TemplateJson } from './template-json/template-json.ts';
export type { TemplateJsonServices } from './template-json/template-json-services.ts';
export type { Piece, Query, TagUse, Theme, ThemeCollection, ThemeTemplate } from './theme.ts';
export {
  blockConfSchema,
  type CollectionConf,
  collectionConfSchema,
  stringsSchema,
  type ThemeConf,
  themeConfSchema,
} from './theme-conf.ts';
