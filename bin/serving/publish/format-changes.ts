import type { EditorChange } from '../../../formatters/vocabulary/index.ts';

const MOST_NAMES = 5;

/** `page About, item Cup (deleted), …`: what was changed, as people call it. */
export function listOfChanges(changes: readonly EditorChange[]): string {
  const names = changes.slice(0, MOST_NAMES).map(nameOfChange);
  return [...names, ...(changes.length > MOST_NAMES ? ['…'] : [])].join(', ');
}

/** Of documents that were last changed in the files; the others wait in the dashboard. */
export function isFromFolder({ updatedBy }: Pick<EditorChange, 'updatedBy'>): boolean {
  return updatedBy === 'folder';
}

const LONGEST_TITLE = 60;

function nameOfChange({ key, title = '', kind }: EditorChange): string {
  const colon = key.indexOf(':');
  // A line stays one, whatever somebody has called a page.
  const short = title
    .replaceAll(/[\p{Cc}\s]/gu, ' ')
    .trim()
    .slice(0, LONGEST_TITLE);
  const isOnly = key.startsWith('settings:');
  const name = isOnly ? 'settings' : `${key.slice(0, colon)} ${short === '' ? key.slice(colon + 1) : short}`;
  return kind === 'deleted' ? `${name} (deleted)` : name;
}
