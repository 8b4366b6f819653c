import { textAt } from '../../core/model/json-access.ts';

/** What a collection that is no store contains. Themes have templates with these names. */
export type ContentKind = 'blog' | 'events';

export function contentKindOf(collection: unknown): ContentKind {
  return textAt(collection, 'typeName') === 'events' ? 'events' : 'blog';
}
