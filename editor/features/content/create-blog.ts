import type { Collection } from '../../../compiler/model/index.ts';
import { COLLECTION_TYPE } from '../../../formatters/vocabulary/content/collection-type.ts';
import { addToMainNavigation } from '../../core/model/navigation-entry.ts';
import type { Command } from '../../core/operations/changes/change.ts';
import { t } from './strings.ts';

/** Themes name their blog templates so; without them, the built-in ones are used. */
const TEMPLATES = 'blog';

export interface NewBlog {
  readonly collectionId: string;
  readonly title: string;
  readonly urlId: string;
  /** Id of the entry in the main navigation; undefined adds none. */
  readonly entryId: string | undefined;
}

/** Creates a blog, optionally with an entry in the main navigation, in one undo step. */
export function createBlog({ collectionId, title, urlId, entryId }: NewBlog): Command {
  return (bodies) => {
    const collection: Partial<Collection> = {
      type: COLLECTION_TYPE.generic,
      typeName: TEMPLATES,
      title,
      urlId,
      enabled: true,
      itemOrder: 'date',
      view: 'list',
      seo: {},
    };
    return {
      label: t('content.addBlogLabel', { title }),
      ops: [
        { doc: `collection:${collectionId}`, at: [], kind: 'insert', value: collection },
        ...(entryId === undefined
          ? []
          : [addToMainNavigation(bodies, { entryId, target: { collectionId } })]),
      ],
    };
  };
}
