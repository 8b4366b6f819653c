import type { API } from '../../../formatters/vocabulary/api/paths.ts';

/**
 * The type of one address of the vocabulary. Each address is spelled out where it is used, because the table itself would
 * bring every address of the product into every page; a spelling that differs from the table's does not compile.
 */
export type Path<Name extends keyof typeof API> = (typeof API)[Name];
