/** GET products?search=…: the products whose title, SKUs or option values contain every word. */
export interface EditorProductsResponse {
  readonly productIds: readonly string[];
}

/** Maximum files of one POST file-uses. */
export const MAX_FILES_SEARCHED = 500;

/** POST file-uses: the documents that refer to one of the files. */
export interface EditorFileUsesRequest {
  /** Ids of files: `cup` for `asset:cup`. */
  readonly fileIds: readonly string[];
}

export interface EditorFileUsesResponse {
  /** Keys of documents that the contributor may read. */
  readonly keys: readonly string[];
}

/** GET unused-files: the files that no document refers to. */
export interface EditorUnusedFilesResponse {
  readonly fileIds: readonly string[];
}
