// Builds the dashboard, `editor/`, into dist/editor: index.html (the response to every path of /config), canvas.html (the
// response to /config/pages, which requests what the canvas needs before the entry script runs), the entry script with a chunk for each screen, one style sheet and the fonts. Names contain content hashes, except index.html.
//
//   node scripts/build/build-editor.mjs [--dev]     --dev: readable output with the development build of React
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build } from 'vite';
import { codeSplitting } from './code-splitting.mjs';
import { TREESHAKE } from './tree-shaking.mjs';
import { withoutJsonSchemas } from './without-json-schemas.mjs';
import { writeFiles } from './write-files.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The order of the cascade layers of `editor/`. It precedes all rules, since Vite orders the style sheets of chunks in its
 * own way and the first mention of a layer decides.
 */
const LAYER_ORDER = '@layer tokens, base, kit, app, screens, last;';

/** The modules that the start imports when the canvas is opened (editor/app/startup/load-early.ts). */
const CANVAS = [
  'editor/features/pages/pages-screen.tsx',
  'compiler/preview.ts',
  'editor/core/preview/create-locale.ts',
].map((path) => join(root, path));

/** The path of the dashboard on a site. */
const BASE = '/config/';

/** @param {{ outdir?: string, isDev?: boolean, isWritten?: boolean }} [options] */
export async function buildEditor({
  outdir = join(root, 'dist/editor'),
  isDev = false,
  isWritten = true,
} = {}) {
  const { output } = await bundle(isDev);
  const files = [...output, canvasPage(output)].map((file) => ({
    path: file.fileName,
    contents: Buffer.from(contentsOf(file)),
  }));
  if (isWritten)
    await writeFiles(
      files.map(({ path, contents }) => ({ path: join(outdir, path), contents })),
      [outdir],
    );
  const chunks = output.filter(({ type }) => type === 'chunk');
  return {
    files,
    chunks: chunks.map(({ fileName, moduleIds, imports, dynamicImports }) => ({
      path: fileName,
      sources: moduleIds.map((id) => relative(root, id).replaceAll('\\', '/')),
      staticImports: imports,
      imports: [...imports, ...dynamicImports],
    })),
    firstLoad: staticFiles(
      chunks,
      chunks.find(({ isEntry }) => isEntry),
    ),
    style: files.find(({ path }) => path.endsWith('.css')).path,
  };
}

/** Returns the start page with links to the scripts of the canvas and to its theme. */
function canvasPage(output) {
  const chunks = output.filter(({ type }) => type === 'chunk');
  const start = staticFiles(
    chunks,
    chunks.find(({ isEntry }) => isEntry),
  );
  const starts = chunks.filter(({ moduleIds }) => CANVAS.some((id) => moduleIds.includes(id)));
  const scripts = starts.reduce((seen, chunk) => new Set(staticFiles(chunks, chunk, seen)), new Set());
  const links = [
    '<link rel="preload" as="fetch" href="/api/editor/v1/theme" crossorigin>',
    ...[...scripts]
      .filter((path) => !start.includes(path))
      .map((path) => `<link rel="modulepreload" crossorigin href="${BASE}${path}">`),
  ];
  const { source } = output.find(({ fileName }) => fileName === 'index.html');
  const page = source.replace('</head>', `${links.join('\n')}\n</head>`);
  return { type: 'asset', fileName: 'canvas.html', source: page };
}

function contentsOf(file) {
  if (file.type === 'chunk') return file.code;
  return file.fileName.endsWith('.css') ? LAYER_ORDER + file.source : file.source;
}

async function bundle(isDev) {
  // Vite prefers NODE_ENV to its mode, and a test runner sets it.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = isDev ? 'development' : 'production';
  try {
    return await build(configuration(isDev));
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

function configuration(isDev) {
  return {
    root: join(root, 'editor'),
    base: BASE,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    mode: isDev ? 'development' : 'production',
    // The interface is in English; react-aria contains its texts in 34 languages.
    plugins: [optimizeLocales.vite({ locales: ['en-US'] }), withoutJsonSchemas()],
    build: {
      write: false,
      target: ['chrome123', 'firefox120', 'safari17.5'],
      minify: !isDev,
      cssMinify: isDev ? false : 'esbuild',
      // One sheet for all screens, so that a screen never waits for styles after its script.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      sourcemap: true,
      rolldownOptions: {
        treeshake: TREESHAKE,
        // `"use client"` is for servers that render React.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
        output: {
          codeSplitting: codeSplitting(join(root, 'editor/features/pages/pages-screen.tsx')),
          hashCharacters: 'base36',
          comments: false,
          entryFileNames: '_app/app-[hash].js',
          chunkFileNames: '_app/chunks/[name]-[hash].js',
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.woff2') ? '_app/fonts/[name]-[hash][extname]' : '_app/app-[hash][extname]',
        },
      },
    },
  };
}

/** The scripts that are loaded before anything is shown: the entry and its static imports. */
function staticFiles(chunks, chunk, seen = new Set()) {
  if (seen.has(chunk.fileName)) return [...seen];
  seen.add(chunk.fileName);
  for (const name of chunk.imports)
    staticFiles(
      chunks,
      chunks.find(({ fileName }) => fileName === name),
      seen,
    );
  return [...seen];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await buildEditor({ isDev: process.argv.includes('--dev') });
