/** The file of the catalog. */
export const CATALOG_FILE: string;
/** The text of the file. */
export function fontCatalogSource(): string;
