import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface CopiedSite {
  readonly folder: string;
  /** Rewrites one JSON file of the copy. */
  edit<Content>(path: string, change: (content: Content) => Content): void;
  remove(): void;
}

const FIXTURES = fileURLToPath(new URL('../../../fixtures/', import.meta.url));

/** A site of the fixtures, with the themes where it looks for them, in a folder of its own. */
export function copySite(name: string): CopiedSite {
  const root = mkdtempSync(join(tmpdir(), `quoin-${name}-`));
  const folder = join(root, 'sites', name);
  cpSync(join(FIXTURES, 'sites', name), folder, {
    recursive: true,
    filter: (path) => !path.endsWith('/.quoin'),
  });
  cpSync(join(FIXTURES, 'themes'), join(root, 'themes'), { recursive: true });
  return {
    folder,
    edit: (path, change) => {
      const file = join(folder, path);
      const content = change(JSON.parse(readFileSync(file, 'utf8')));
      // At one blow, as editors save: nobody who watches the folder ever reads half of it.
      const saved = join(root, 'saved.json');
      writeFileSync(saved, `${JSON.stringify(content, undefined, 2)}\n`);
      renameSync(saved, file);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
