// Builds the library, `import { compileTemplate } from 'quoin'`, in two forms: dist/index.js and dist/node.js for Node,
// and dist/portable for browsers, Workers and bundlers. Code that is needed later is in chunks: importing the template
// engine does not load what builds sites.
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { EXTERNAL, NODE_TARGET, WITHOUT_POLYFILLS } from './node-bundle.mjs';
import { TREESHAKE } from './tree-shaking.mjs';
import { writeFiles } from './write-files.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const OUTPUT = {
  format: 'es',
  minify: true,
  comments: false,
  hashCharacters: 'base36',
  chunkFileNames: 'chunks/[name]-[hash].js',
  entryFileNames: '[name].js',
  // `node --enable-source-maps` shows names and lines of the sources in stack traces.
  sourcemapExcludeSources: true,
};

const COMMON = { root, configFile: false, publicDir: false, logLevel: 'warn' };

/** Returns the files of the form for Node. Native and large packages stay in node_modules. */
export async function buildForNode(outdir = join(root, 'dist')) {
  const { output } = await build({
    ...COMMON,
    ssr: { noExternal: true, external: EXTERNAL },
    resolve: { alias: WITHOUT_POLYFILLS },
    build: {
      ssr: true,
      write: false,
      target: NODE_TARGET,
      sourcemap: true,
      rolldownOptions: {
        input: { index: join(root, 'compiler/index.ts'), node: join(root, 'compiler/node/index.ts') },
        treeshake: TREESHAKE,
        output: OUTPUT,
      },
    },
  });
  return filesOf(output, outdir);
}

/** Returns the files of the portable form, which imports nothing of Node and no other package. */
export async function buildPortable(outdir = join(root, 'dist/portable')) {
  const [{ output }] = await build({
    ...COMMON,
    // Of packages with several forms the one without a document: a Worker has none either.
    resolve: { conditions: ['worker', 'module', 'production'], mainFields: ['module', 'main'] },
    build: {
      lib: { entry: { index: join(root, 'compiler/index.ts') }, formats: ['es'] },
      write: false,
      target: 'es2022',
      sourcemap: true,
      reportCompressedSize: false,
      rolldownOptions: { treeshake: TREESHAKE, output: OUTPUT },
    },
  });
  return filesOf(output, outdir);
}

function filesOf(output, outdir) {
  return output.map((file) => ({
    path: resolve(outdir, file.fileName),
    contents: Buffer.from(file.type === 'chunk' ? file.code : file.source),
  }));
}

export async function writeLibrary(outdir = join(root, 'dist')) {
  const files = await Promise.all([buildForNode(outdir), buildPortable(join(outdir, 'portable'))]);
  await writeFiles(files.flat(), [join(outdir, 'chunks'), join(outdir, 'portable')]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await writeLibrary();
