import type { Value } from '../../formatters/index.ts';

/**
 * The content of the data files of a site, `data/` in its folder, by their paths without folder and extension: `team`,
 * `people/staff`.
 */
export type SiteData = Readonly<Record<string, Value>>;
