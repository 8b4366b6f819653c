/** What a collection that is no store contains. Themes have templates with these names. */
export const CONTENT_KINDS = ['blog', 'events'] as const;

export type ContentKind = (typeof CONTENT_KINDS)[number];
