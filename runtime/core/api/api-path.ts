import type { API } from '../../../formatters/vocabulary/api/paths.ts';

/**
 * The type of a path of the vocabulary. Paths are repeated as literals because importing the table would add all of
 * them to the bundle; the type rejects a literal that differs.
 */
export type ApiPath<Name extends keyof typeof API> = (typeof API)[Name];
