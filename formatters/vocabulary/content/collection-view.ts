/** How a list shows the items of a collection (data model, Collection view). */
export const COLLECTION_VIEWS = ['list', 'grid', 'product'] as const;

export type CollectionView = (typeof COLLECTION_VIEWS)[number];
