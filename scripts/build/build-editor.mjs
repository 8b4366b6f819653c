// Bundles the dashboard into dist/editor: index.html (answered for every path of /config), app-*.js with a chunk for each
// screen, one style sheet and the fonts. The names are made of the content, but index.html's.
//
//   node scripts/build/build-editor.mjs [--dev]     --dev: readable, with names for React's tools
import { readdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { directDoors } from './plugins/direct-doors.mjs';
import { lexerAlone } from './plugins/lexer-alone.mjs';
import { zodEnglish } from './plugins/zod-english.mjs';
import { zodWithoutSchemas } from './plugins/zod-without-schemas.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the files are on the site. */
const BASE = '/config/_app/';

/** The kit speaks 34 languages; the dashboard speaks one, so that the texts of the others need not be sent. */
const englishKit = {
  name: 'english-kit',
  setup({ onLoad }) {
    onLoad(
      { filter: /[\\/]react-(aria|stately|aria-components)[\\/].*[\\/]intl[\\/].*\.m?js$/ },
      ({ path }) => (path.includes('en-US') ? undefined : { contents: 'export default {};', loader: 'js' }),
    );
  },
};

/** The first module: all styles, then the dashboard. It is made here, because a style sheet is no module of TypeScript. */
const entry = {
  name: 'entry',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^quoin:editor$/ }, () => ({ path: 'app', namespace: 'entry' }));
    onLoad({ filter: /.*/, namespace: 'entry' }, () => ({
      contents: `import 'quoin:styles';import{mountEditor}from'./editor/app/main.tsx';mountEditor();`,
      resolveDir: root,
    }));
  },
};

/**
 * One style sheet for all screens: a sheet that belongs to a chunk would not be loaded by `import()`. The tokens stand
 * first, because they name the layers in their order.
 */
const allStyles = {
  name: 'all-styles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^quoin:styles$/ }, () => ({
      path: 'styles',
      namespace: 'styles',
      sideEffects: true,
    }));
    onLoad({ filter: /.*/, namespace: 'styles' }, () => ({
      contents: styleSheets()
        .map((file) => `import ${JSON.stringify(`./${file}`)};`)
        .join('\n'),
      resolveDir: root,
    }));
    // The package says that its files do nothing when they are imported; style sheets do.
    onResolve({ filter: /\.css$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path),
      sideEffects: true,
    }));
  },
};

/**
 * The front door of the compiler brings what builds and what checks whole sites when that is asked for. The dashboard never
 * asks; esbuild cannot know it, and would give the preview everything that it shares a file with.
 */
const previewAlone = {
  name: 'preview-alone',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\/(compile-site|template\/check\/index)\.ts$/ }, ({ importer, kind }) =>
      kind === 'dynamic-import' && importer === join(root, 'compiler/index.ts')
        ? { path: 'nothing', namespace: 'nothing' }
        : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: 'export {};' }));
  },
};

/**
 * zod tries at its first schema whether it may make code of texts. The policy of the dashboard forbids that, and a browser
 * tells its console about each try. So zod is told before, wherever it is loaded first.
 */
const zodWithoutCode = {
  name: 'zod-without-code',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/ }, async ({ path }) => ({
      contents: `${await readFile(path, 'utf8')}\nglobalConfig.jitless = true;`,
    }));
  },
};

function styleSheets() {
  const sheets = readdirSync(join(root, 'editor'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `editor/${file.replaceAll('\\', '/')}`)
    .sort();
  const first = ['editor/ui/tokens.css', 'editor/ui/base.css'];
  return [...first, ...sheets.filter((file) => !first.includes(file))];
}

/** @param {{ outdir?: string, isDev?: boolean, isWritten?: boolean }} [options] */
export async function buildEditor({
  outdir = join(root, 'dist/editor'),
  isDev = false,
  isWritten = true,
} = {}) {
  const result = await bundle(outdir, isDev);
  const [script, { cssBundle = '' }] = Object.entries(result.metafile.outputs).find(
    ([, { entryPoint }]) => entryPoint === 'entry:app',
  ) ?? ['', {}];
  const nameOf = (file) => relative(join(outdir, '_app'), resolve(root, file)).replaceAll('\\', '/');
  const files = result.outputFiles
    .map(({ path, contents }) => ({ path: relative(outdir, path).replaceAll('\\', '/'), contents }))
    // The styles of the chunks are in the one sheet already.
    .filter(({ path }) => !/\.css(\.map)?$/.test(path) || path.startsWith(`_app/${nameOf(cssBundle)}`));
  const preloads = firstLoad(result.metafile, script).filter((file) => file !== script);
  const page = indexPage({
    script: nameOf(script),
    style: nameOf(cssBundle),
    preloads: preloads.map(nameOf),
    font: nameOf(Object.keys(result.metafile.outputs).find((file) => FONT.test(file)) ?? ''),
  });
  const all = [...files, { path: 'index.html', contents: Buffer.from(page) }];
  if (isWritten) await writeAll(outdir, all);
  return {
    files: all,
    metafile: result.metafile,
    firstLoad: [script, ...preloads].map(nameOf),
    style: nameOf(cssBundle),
  };
}

function bundle(outdir, isDev) {
  return build({
    absWorkingDir: root,
    entryPoints: { app: 'quoin:editor' },
    outdir: join(outdir, '_app'),
    plugins: [
      entry,
      englishKit,
      zodEnglish,
      zodWithoutCode,
      zodWithoutSchemas,
      lexerAlone,
      previewAlone,
      allStyles,
      directDoors(root),
    ],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: ['chrome123', 'firefox120', 'safari17.5'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': isDev ? '"development"' : '"production"' },
    loader: { '.woff2': 'file' },
    publicPath: BASE,
    entryNames: '[name]-[hash]',
    chunkNames: 'chunks/[name]-[hash]',
    assetNames: 'fonts/[name]-[hash]',
    minify: !isDev,
    sourcemap: 'linked',
    sourcesContent: isDev,
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'warning',
  });
}

/** The scripts that are loaded before anything is shown: the entry and what it imports without waiting. */
function firstLoad({ outputs }, file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  const inner = outputs[file].imports.filter(({ kind }) => kind === 'import-statement');
  return [file, ...inner.flatMap(({ path }) => firstLoad({ outputs }, path, seen))];
}

/** The letters of most languages of the west: what the dashboard begins with. */
const FONT = /\/instrument-sans-latin-wght-normal-\w+\.woff2$/;

function indexPage({ script, style, preloads, font }) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Quoin</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta name="description" content="The dashboard of this site">
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M1 1h14v14H8V8H1z' fill='%232450e6'/%3E%3C/svg%3E">
<link rel="preload" as="font" type="font/woff2" href="${BASE}${font}" crossorigin>
<link rel="stylesheet" href="${BASE}${style}">
${preloads.map((file) => `<link rel="modulepreload" href="${BASE}${file}">\n`).join('')}<script type="module" src="${BASE}${script}"></script>
</head>
<body>
<div id="editor"></div>
<template id="react-aria-pressable-style"></template>
<noscript>The dashboard needs JavaScript. The site itself does not.</noscript>
</body>
</html>
`;
}

/** Writes the new files first and takes the old ones away afterwards, so that a page that is being loaded is whole. */
async function writeAll(outdir, files) {
  const kept = new Set(files.map(({ path }) => path));
  for (const folder of new Set(files.map(({ path }) => dirname(path))))
    await mkdir(join(outdir, folder), { recursive: true });
  await Promise.all(files.map(({ path, contents }) => writeFile(join(outdir, path), contents)));
  for (const entry of await readdir(outdir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !kept.has(relative(outdir, path).replaceAll('\\', '/'))) await rm(path);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await buildEditor({ isDev: process.argv.includes('--dev') });
