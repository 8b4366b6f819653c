import { FOLDER_BEHAVIOR } from '../../../formatters/vocabulary/content/folder-behavior.ts';
import { numberAt, textAt } from './json-access.ts';

/** `index`: one page with the content of all; `folder`: its URL shows the first one. */
export type FolderKind = 'index' | 'folder';

/** What a collection is that contains pages instead of items; undefined for others. */
export function folderKindOf(body: unknown): FolderKind | undefined {
  const behavior = numberAt(body, 'folderBehavior');
  const typeName = textAt(body, 'typeName');
  if (behavior === FOLDER_BEHAVIOR.index || typeName === 'index') return 'index';
  return behavior === FOLDER_BEHAVIOR.redirect || typeName === 'folder' ? 'folder' : undefined;
}
