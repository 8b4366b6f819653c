import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Returns the absolute path of a file or folder of this package, such as `fixtures/themes`. */
export function programPath(path: string): string {
  for (let at = dirname(fileURLToPath(import.meta.url)); at !== dirname(at); at = dirname(at)) {
    if (existsSync(join(at, path))) return join(at, path);
  }
  throw new Error(`Incomplete installation: ${path} is missing`);
}
