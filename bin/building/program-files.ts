import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Locations of the parts that do not run in Node: the Worker, the dashboard, the client-side runtime. */
export interface ProgramFiles {
  readonly worker: string;
  /** Folder of the dashboard's files. */
  readonly editor: string;
  /** `RuntimeFiles` as JSON. */
  readonly runtime: string;
  /** The bindings of the Worker on Cloudflare: `wrangler.jsonc` without comments. */
  readonly wrangler: string;
}

/** Searches upwards from `from`: bundles may be in a subfolder of `dist`, tests run from the sources. */
export function findProgramFiles(from: string = fileURLToPath(import.meta.url)): ProgramFiles {
  for (let at = dirname(from); at !== dirname(at); at = dirname(at)) {
    for (const folder of [at, join(at, 'dist')]) {
      const worker = join(folder, 'worker.js');
      if (existsSync(worker))
        return {
          worker,
          editor: join(folder, 'editor'),
          runtime: join(folder, 'runtime/manifest.json'),
          wrangler: join(folder, 'wrangler.json'),
        };
    }
  }
  throw new Error('Incomplete installation: dist/worker.js is missing. In the repository, run npm run build');
}
