// Bundles the command line and the library into dist/. It is the package's `prepare` script, so that `npm ci` leaves a
// runnable `npx quoin`; it is quiet when all is well and takes well under a second.
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildEditor } from './build-editor.mjs';
import { writeRuntime } from './build-runtime.mjs';
import { buildWorker } from './build-worker.mjs';
import { buildLexer, lexerLater } from './lexer-alone.mjs';
import { zodEnglish } from './zod-english.mjs';

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

/**
 * No module of ours does anything when it is imported, so what nobody uses of it can be left out. A front door that is
 * an entry point, or imported as a whole by `import()`, is taken for another module than the same file imported by
 * name: otherwise whoever takes one function through a front door would load all that stands behind it.
 */
const looseModules = {
  name: 'loose-modules',
  setup({ onResolve }) {
    onResolve({ filter: /\.ts$/ }, ({ path, resolveDir, kind }) => ({
      path: resolve(resolveDir, path),
      sideEffects: false,
      suffix: kind !== 'import-statement' && path.endsWith('/index.ts') ? '?whole' : '',
    }));
  },
};

const bundles = await Promise.all([...BUNDLES.map(bundle), buildLexer(join(outdir, 'chunks'))]);
await writeAll(bundles.flat());
await chmod(join(outdir, 'quoin.js'), 0o755);
await Promise.all([
  buildWorker(outdir),
  writeRuntime(outdir),
  buildEditor({ outdir: join(outdir, 'editor') }),
]);

async function bundle(entryPoints) {
  const result = await build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    external,
    plugins: [lexerLater, looseModules, zodEnglish],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    // The ES module form of a package, where it has one, can be shaken.
    mainFields: ['module', 'main'],
    chunkNames: 'chunks/[name]-[hash]',
    legalComments: 'none',
    minifySyntax: true,
    minifyWhitespace: true,
    minifyIdentifiers: true,
    // `node --enable-source-maps` gives a bug's stack its names and lines back.
    sourcemap: 'linked',
    sourcesContent: false,
    write: false,
    logLevel: 'warning',
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
  for (const entry of await readdir(join(outdir, 'chunks'), { withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !kept.has(path)) await rm(path);
  }
}

function withShebang(file) {
  return relative(outdir, file.path) === 'quoin.js' ? `#!/usr/bin/env node\n${file.text}` : file.contents;
}
