/** Limits shared by the editor, the compiler and the API (data model 14). */
export const LIMITS = {
  blocksInLayout: 60,
  tracksInAlbum: 60,
  orderableItemsInCollection: 250,
  productsInCollection: 200,
  nestedCategories: 10_000,
  tagCharacters: 50,
  categoryCharacters: 25,
  altTextFromBodyCharacters: 250,
  chartRows: 100,
  chartColumns: 10,
  partialDepth: 16,
  moneyIntegerPlaces: 15,
  quantityMin: 1,
  quantityMax: 9999,
} as const;
