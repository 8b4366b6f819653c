import type { EditorChange } from '../../../formatters/vocabulary/api/editor/changes.ts';

const MAX_NAMES = 5;

/** Formats changes for people: `page About, item Cup (deleted), …`. */
export function formatChanges(changes: readonly EditorChange[]): string {
  const names = changes.slice(0, MAX_NAMES).map(formatChange);
  return [...names, ...(changes.length > MAX_NAMES ? ['…'] : [])].join(', ');
}

/** Whether a document was last changed in the files, not in the dashboard. */
export function isFromFolder({ updatedBy }: Pick<EditorChange, 'updatedBy'>): boolean {
  return updatedBy === 'folder';
}

const MAX_TITLE_LENGTH = 60;

function formatChange({ key, title = '', kind }: EditorChange): string {
  const colon = key.indexOf(':');
  // Titles may contain line breaks and control characters.
  const short = title
    .replaceAll(/[\p{Cc}\s]/gu, ' ')
    .trim()
    .slice(0, MAX_TITLE_LENGTH);
  const isOnly = key.startsWith('settings:');
  const name = isOnly ? 'settings' : `${key.slice(0, colon)} ${short === '' ? key.slice(colon + 1) : short}`;
  return kind === 'deleted' ? `${name} (deleted)` : name;
}
