/** `{collection.urlId}` or `{collection.id}`: the collection of the page. Other template code in attributes is not supported. */
export function isCurrentCollection(value: string): boolean {
  return /^\{collection\.(urlId|id)\}$/.test(value.trim());
}

/** Likewise for the item of the page, also in `{.section item}`. */
export function isCurrentItem(value: string): boolean {
  return /^\{(item\.)?id\}$/.test(value.trim());
}
