/** API types of the calls that create a store. */

/** POST …/websites/:websiteId/products. */
export interface ProductCollectionRequest {
  readonly navigationTitle?: string | undefined;
  readonly title: string;
  readonly urlId: string;
  readonly description?: string | undefined;
  readonly enabled: boolean;
}

/** The stored collection; it has further fields. */
export interface ProductCollectionResponse {
  readonly id: string;
  readonly title: string;
  readonly urlId: string;
}

/** POST …/products/:collectionId/categories. `type` and `pageRendering` have no effect. */
export interface ProductCategoryRequest {
  readonly displayName: string;
  /** Null for a root category. */
  readonly parentCategoryId: string | null;
  readonly type: string;
  readonly pageRendering: string;
  readonly displayIndex: number;
}

export interface ProductCategoryResponse extends ProductCategoryRequest {
  readonly id: string;
}
