import type { EditorChange } from '../../../formatters/vocabulary/api/editor.ts';

const MAX_NAMES = 5;

/** `page About, item Cup (deleted), …`: what was changed, as people call it. */
export function formatChanges(changes: readonly EditorChange[]): string {
  const names = changes.slice(0, MAX_NAMES).map(formatChange);
  return [...names, ...(changes.length > MAX_NAMES ? ['…'] : [])].join(', ');
}

/** Of documents that were last changed in the files; the others wait in the dashboard. */
export function isFromFolder({ updatedBy }: Pick<EditorChange, 'updatedBy'>): boolean {
  return updatedBy === 'folder';
}

const MAX_TITLE_LENGTH = 60;

function formatChange({ key, title = '', kind }: EditorChange): string {
  const colon = key.indexOf(':');
  // A line stays one, whatever somebody has called a page.
  const short = title
    .replaceAll(/[\p{Cc}\s]/gu, ' ')
    .trim()
    .slice(0, MAX_TITLE_LENGTH);
  const isOnly = key.startsWith('settings:');
  const name = isOnly ? 'settings' : `${key.slice(0, colon)} ${short === '' ? key.slice(colon + 1) : short}`;
  return kind === 'deleted' ? `${name} (deleted)` : name;
}
