import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface TemporaryFolder {
  readonly path: string;
  remove(): void;
}

/** Creates a temporary folder with these files, for tests of commands. */
export function createTemporaryFolder(files: Readonly<Record<string, string>>): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'quoin-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
