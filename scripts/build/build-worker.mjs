// Bundles the Worker into dist/worker.js, the one file that workerd runs. Wrangler bundles edge/ itself.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Returns the size in bytes. A test may serve another entry, such as one with a wrong store on purpose.
 *
 * @param {string} outdir
 * @param {string} entry
 */
export async function buildWorker(outdir = join(root, 'dist'), entry = 'edge/index.ts') {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { worker: entry },
    outdir,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*', 'node:*'],
    loader: { '.css': 'text' },
    minify: true,
    // Errors of Durable Objects are recognized by their class names.
    keepNames: true,
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  return Object.values(metafile.outputs).reduce((sum, { bytes }) => sum + bytes, 0);
}
