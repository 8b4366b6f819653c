// The library for browsers and Workers, and for whoever bundles it: nothing of Node's, nothing outside of it.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { lexerAlone } from './plugins/lexer-alone.mjs';
import { looseModules } from './plugins/loose-modules.mjs';
import { zodEnglish } from './plugins/zod-english.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Gives the files of `dist/portable`, not written yet. What is loaded on its first use, such as all that builds sites, is in
 * chunks, so that a page that only renders templates need not load it.
 *
 * @param {string} outdir
 */
export async function buildPortable(outdir = join(root, 'dist')) {
  const result = await build({
    absWorkingDir: root,
    entryPoints: { index: 'compiler/index.ts' },
    outdir: join(outdir, 'portable'),
    plugins: [lexerAlone, looseModules, zodEnglish],
    bundle: true,
    splitting: true,
    format: 'esm',
    // A module that asks for Node's own fails the build.
    platform: 'neutral',
    target: 'es2022',
    mainFields: ['module', 'main'],
    // Of packages with several forms the one without a document: a Worker has none either.
    conditions: ['worker'],
    chunkNames: 'chunks/[name]-[hash]',
    legalComments: 'none',
    minify: true,
    sourcemap: 'linked',
    sourcesContent: false,
    write: false,
    logLevel: 'warning',
  });
  return result.outputFiles;
}
