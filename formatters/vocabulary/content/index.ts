export { BACKGROUND_SOURCE, type BackgroundSource, isBackgroundSource } from './background-source.ts';
export {
  BLOCK_TYPE,
  type BlockTypeName,
  blockTypeName,
  isBlockType,
  isWebsiteComponent,
} from './block-type.ts';
export { isBlockVariant } from './block-variant.ts';
export { COLLECTION_TYPE, type CollectionTypeName, isCollectionType } from './collection-type.ts';
export { FOLDER_BEHAVIOR, type FolderBehavior, isFolderBehavior } from './folder-behavior.ts';
export {
  compiledPageType,
  isCartPageType,
  isPageType,
  NEW_CART_PAGE_TYPE,
  PAGE_TYPE,
  type PageType,
  RENDERED_PAGE_TYPES,
} from './page-type.ts';
export { isPromotedBlockType, PROMOTED_BLOCK_TYPES, type PromotedBlockType } from './promoted-block-type.ts';
export { isRecordType, RECORD_TYPE, type RecordTypeName, recordTypeName } from './record-type.ts';
export { isSectionType, SECTION_TYPES } from './section-type.ts';
export { isSliceType, SLICE_TYPE, type SliceType, type SliceTypeName } from './slice-type.ts';
export {
  CONTENT_STATUSES,
  type ContentStatus,
  contentStatus,
  isPublished,
  isWorkflowState,
  type PageStatus,
  pageStatus,
  WORKFLOW_STATE,
  type WorkflowState,
} from './workflow-state.ts';
