import type { Collection } from '../../../compiler/model/index.ts';
import { COLLECTION_TYPE } from '../../../formatters/vocabulary/content/collection-type.ts';
import { addToMainNavigation } from '../../core/model/navigation-entry.ts';
import type { Command } from '../../core/operations/changes/change.ts';
import type { ContentKind } from './content-kind.ts';
import { t } from './strings.ts';

export interface NewBlog {
  /** Also the name of the templates of the theme; without them, the built-in ones are used. */
  readonly kind: ContentKind;
  readonly collectionId: string;
  readonly title: string;
  readonly urlId: string;
  /** Id of the entry in the main navigation; undefined adds none. */
  readonly entryId: string | undefined;
}

/** Creates a blog or a collection of events, optionally with an entry in the main navigation, in one undo step. */
export function createBlog({ kind, collectionId, title, urlId, entryId }: NewBlog): Command {
  return (bodies) => {
    const collection: Partial<Collection> = {
      type: COLLECTION_TYPE.generic,
      typeName: kind,
      title,
      urlId,
      enabled: true,
      itemOrder: kind === 'blog' ? 'date' : 'manual',
      view: 'list',
      seo: {},
    };
    return {
      label: t(kind === 'blog' ? 'content.addBlogLabel' : 'content.addEventsLabel', { title }),
      ops: [
        { doc: `collection:${collectionId}`, at: [], kind: 'insert', value: collection },
        ...(entryId === undefined
          ? []
          : [addToMainNavigation(bodies, { entryId, target: { collectionId } })]),
      ],
    };
  };
}
