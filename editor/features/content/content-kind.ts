/** What a collection that is no store contains. Themes have templates with these names. */
export type ContentKind = 'blog' | 'events';
