// Bundles the command line and the library into dist/. It is the package's `prepare` script, so that `npm ci` leaves a
// runnable `npx quoin`; it is quiet when all is well and takes well under a second.
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildEditor } from './build/build-editor.mjs';
import { buildPortable } from './build/build-portable.mjs';
import { writeRuntime } from './build/build-runtime.mjs';
import { buildWorker } from './build/build-worker.mjs';
import { NODE_BUNDLE } from './build/node-bundle.mjs';
import { buildLexer, lexerLater } from './build/plugins/lexer-alone.mjs';
import { looseModules } from './build/plugins/loose-modules.mjs';
import { zodEnglish } from './build/plugins/zod-english.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const outdir = join(root, 'dist');

/**
 * The program and the library each have chunks of their own: shared ones would be cut where either of them ends, a dozen files
 * where the engine needs three, and each file takes most of a millisecond to open.
 */
const BUNDLES = [{ quoin: 'bin/quoin.ts' }, { index: 'compiler/index.ts', node: 'compiler/node/index.ts' }];

/**
 * Native or big libraries stay in node_modules and are loaded when first used. The others are bundled: one file opens
 * faster than the hundreds that they consist of.
 */
const external = ['sharp', 'less', 'esbuild', 'lightningcss', 'wrangler', 'miniflare', 'workerd'];

const bundles = await Promise.all([
  ...BUNDLES.map(bundle),
  buildLexer(join(outdir, 'chunks')),
  buildPortable(outdir),
]);
await writeAll(bundles.flat());
await chmod(join(outdir, 'quoin.js'), 0o755);
await Promise.all([
  buildWorker(outdir),
  writeRuntime(outdir),
  buildEditor({ outdir: join(outdir, 'editor') }),
]);

async function bundle(entryPoints) {
  const result = await build({
    ...NODE_BUNDLE,
    absWorkingDir: root,
    entryPoints,
    outdir,
    external,
    plugins: [lexerLater, looseModules, zodEnglish],
    chunkNames: 'chunks/[name]-[hash]',
    legalComments: 'none',
    minifyWhitespace: true,
    minifyIdentifiers: true,
    // `node --enable-source-maps` gives a bug's stack its names and lines back.
    sourcemap: 'linked',
    sourcesContent: false,
    write: false,
    // Bundled CommonJS packages ask for Node's own modules through `require`.
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
  });
  return result.outputFiles;
}

/** Writes the new files first and takes the old ones away afterwards, so that a running `quoin` is not disturbed. */
async function writeAll(written) {
  const kept = new Set(written.map((file) => file.path));
  for (const folder of new Set(written.map((file) => dirname(file.path))))
    await mkdir(folder, { recursive: true });
  await Promise.all(written.map((file) => writeFile(file.path, withShebang(file))));
  for (const chunks of ['chunks', 'portable/chunks']) {
    for (const entry of await readdir(join(outdir, chunks), { withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile() && !kept.has(path)) await rm(path);
    }
  }
}

function withShebang(file) {
  return relative(outdir, file.path) === 'quoin.js' ? `#!/usr/bin/env node\n${file.text}` : file.contents;
}
