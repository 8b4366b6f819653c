import { FOLDER_BEHAVIOR } from '../../formatters/vocabulary/content/folder-behavior.ts';
import { compareText } from '../../formatters/vocabulary/sorted-entries.ts';
import type { Collection } from '../model/documents/collection.ts';
import type { Id } from '../model/fields/id.ts';
import { ownValue } from '../model/own-value.ts';
import type { Site } from '../model/site.ts';
import type { Theme } from '../model/theme.ts';
import type { RoutedPage } from './routed-site.ts';

/** A collection that contains pages and collections instead of items. */
export interface Folder {
  /** `index`: one page with the content of all; `redirect`: its URL shows the first one. */
  readonly kind: 'index' | 'redirect';
  /** Whether the index page has the items and the content of its children, not only their titles and images. */
  readonly isFull: boolean;
  /** Visible children in order. */
  readonly children: readonly FolderChild[];
}

export interface FolderChild {
  readonly type: 'page' | 'collection';
  readonly id: Id;
}

export interface FolderOptions {
  readonly theme: Theme;
  /** Visible pages and collections. */
  readonly pages: readonly RoutedPage[];
  readonly collections: Site['collections'];
}

/** Returns the folders of a site by the id of their collection. */
export function planFolders({ theme, pages, collections }: FolderOptions): Readonly<Record<Id, Folder>> {
  const children = new Map<Id, (FolderChild & { readonly order: string })[]>();
  const add = (type: FolderChild['type'], all: FolderOptions['pages'] | FolderOptions['collections']) => {
    for (const { id, collectionId, order = '' } of all) {
      if (collectionId === undefined || collectionId === id) continue;
      children.set(collectionId, [...(children.get(collectionId) ?? []), { type, id, order }]);
    }
  };
  add('page', pages);
  add('collection', collections);
  return Object.fromEntries(
    collections.flatMap((collection) => {
      const kind = folderKind(collection, theme);
      if (kind === undefined) return [];
      const inOrder = (children.get(collection.id) ?? [])
        .toSorted((left, right) => compareText(left.order, right.order) || compareText(left.id, right.id))
        .map(({ type, id }) => ({ type, id }));
      const { fullData = true } = ownValue(theme.collections, collection.typeName)?.conf ?? {};
      return [[collection.id, { kind, isFull: fullData, children: inOrder }]];
    }),
  );
}

/** The collection decides, otherwise the theme's settings of its type. `index` needs no settings. */
export function folderKind(
  { folderBehavior, typeName }: Collection,
  theme: Theme,
): Folder['kind'] | undefined {
  if (folderBehavior === FOLDER_BEHAVIOR.index) return 'index';
  if (folderBehavior === FOLDER_BEHAVIOR.redirect) return 'redirect';
  const { index, folder } = ownValue(theme.collections, typeName)?.conf ?? {};
  if (index === true || typeName === 'index') return 'index';
  return folder === true ? 'redirect' : undefined;
}
