import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies the files of the dashboard to where workerd reads them, unless they are there. Replaces the folder in one step: copies to a
 * draft first, then renames.
 */
export function installEditor(source: string, disk: string): void {
  for (const name of readdirSync(disk))
    if (name.startsWith('editor.')) rmSync(join(disk, name), { recursive: true, force: true });
  const target = join(disk, 'editor');
  if (existsSync(target) && hasSameFiles(source, target)) return;
  const [draft, old] = [join(disk, 'editor.new'), join(disk, 'editor.old')];
  if (existsSync(source)) cpSync(source, draft, { recursive: true });
  if (existsSync(target)) renameSync(target, old);
  if (existsSync(draft)) renameSync(draft, target);
  rmSync(old, { recursive: true, force: true });
}

/** The names of files have the hash of their content, except those of pages. */
function hasSameFiles(source: string, target: string): boolean {
  const [paths, others] = [pathsIn(source), pathsIn(target)];
  return (
    paths.join('\n') === others.join('\n') &&
    paths.every((path) => {
      const [file, other] = [join(source, path), join(target, path)];
      if (path.endsWith('.html')) return readFileSync(file).equals(readFileSync(other));
      return statSync(file).size === statSync(other).size;
    })
  );
}

/** Sorted; empty when the folder does not exist. */
function pathsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
