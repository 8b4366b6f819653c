import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the parts of this program that are not for Node lie: the Worker, the dashboard, the visitor's program. */
export interface ProgramFiles {
  readonly worker: string;
  /** Folder of the dashboard's files. */
  readonly editor: string;
  /** `RuntimeFiles` as JSON. */
  readonly runtime: string;
}

/** They are made beside the command line; a bundle may be in a folder below it, a test in the sources. */
export function findProgramFiles(from: string = fileURLToPath(import.meta.url)): ProgramFiles {
  for (let at = dirname(from); at !== dirname(at); at = dirname(at)) {
    for (const folder of [at, join(at, 'dist')]) {
      const worker = join(folder, 'worker.js');
      if (existsSync(worker))
        return { worker, editor: join(folder, 'editor'), runtime: join(folder, 'runtime/manifest.json') };
    }
  }
  throw new Error(
    'The program is not whole: dist/worker.js is missing. In its repository, run npm run build',
  );
}
