// Bundles the visitor's program, runtime/, into dist/runtime/manifest.json: what a build of a site puts into it, as the
// vocabulary's RuntimeFiles. Everything is named by its content, so that a page loaded before a publish still finds it.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the files are on a site. */
const FOLDER = 'scripts/quoin';

/** What may never come into a page: schemas, and whatever the compiler is made of. */
const FORBIDDEN = /(?:^|\/)(?:compiler|edge|editor|bin)\/|node_modules\/(?!web-vitals\/)/;

const OPTIONS = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  target: 'es2022',
  // Names and numbers may be spelled as they are: pages are UTF-8.
  charset: 'utf8',
  legalComments: 'none',
  // Fields without a value need no code.
  tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
  write: false,
  metafile: true,
  logLevel: 'warning',
};

/** What all islands share is one file, and so is the form: their doors keep everything that stands behind them. */
const DOORS = ['runtime/core/', 'runtime/form/'].map((folder) => join(root, folder));
const oneFileEach = {
  name: 'one-file-each',
  setup({ onResolve }) {
    onResolve({ filter: /\.ts$/ }, ({ path, resolveDir }) => {
      const file = resolve(resolveDir, path);
      return { path: file, sideEffects: DOORS.some((door) => file.startsWith(door)) };
    });
  },
};

/** Gives the RuntimeFiles, and what each island brings with it beside the loader's files. */
export async function buildRuntime() {
  // Each on its own, so that a page without islands fetches one file; what they share is less than a request.
  const measuring = await bundle({ performance: 'runtime/telemetry/performance.ts' }, []);
  const telemetry = await bundle({ telemetry: 'runtime/telemetry.ts' }, [
    elsewhere(/\/performance\.ts$/, `./${basename(pathOf(measuring, 'runtime/telemetry/performance.ts'))}`),
  ]);
  const modules = await bundle({ loader: 'runtime/loader.ts' }, [
    elsewhere(/\/telemetry\.ts$/, `./${basename(pathOf(telemetry, 'runtime/telemetry.ts'))}`),
    oneFileEach,
  ]);
  const boot = await build({
    ...OPTIONS,
    entryPoints: ['runtime/boot.ts'],
    format: 'iife',
    outfile: 'boot.js',
  });
  const loader = pathOf(modules, 'runtime/loader.ts');
  const cartBoot = await build({
    ...OPTIONS,
    entryPoints: ['runtime/cart-boot.ts'],
    format: 'esm',
    outfile: 'cart-boot.js',
    define: { LOADER: JSON.stringify(`/${loader}`) },
    external: [`/${loader}`],
  });
  for (const { metafile } of [measuring, telemetry, modules, boot, cartBoot])
    rejectForbidden(Object.keys(metafile.inputs));
  const { ISLANDS, MESSAGES, sources } = await readTables();
  const loaderFiles = filesAtOnce(modules, loader);
  const beside = Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [
      name,
      filesAtOnce(modules, pathOf(modules, source)).filter((path) => !loaderFiles.includes(path)),
    ]),
  );
  const manifest = {
    boot: boot.outputFiles[0].text.trim(),
    cartBoot: cartBoot.outputFiles[0].text.trim(),
    loader,
    telemetry: pathOf(telemetry, 'runtime/telemetry.ts'),
    preloads: Object.fromEntries(Object.entries(beside).filter(([name]) => ISLANDS[name].when === 'now')),
    css: await styleSheet(),
    strings: Object.fromEntries(
      Object.keys(ISLANDS).map((name) => [name, Object.keys(MESSAGES[name] ?? {}).sort()]),
    ),
    files: Object.fromEntries(
      [...measuring.outputFiles, ...telemetry.outputFiles, ...modules.outputFiles].map(({ path, text }) => [
        join(FOLDER, basename(path)),
        text,
      ]),
    ),
  };
  return { manifest, loaderFiles, beside };
}

/** One sheet for all pages: what the Worker draws stands in the same ones. */
async function styleSheet() {
  const sheets = ['runtime/styles/runtime.css', 'edge/pages/edge.css'].map((file) =>
    readFile(join(root, file), 'utf8'),
  );
  const { code } = await transform((await Promise.all(sheets)).join('\n'), {
    loader: 'css',
    minify: true,
    charset: 'utf8',
  });
  return code.trim();
}

function bundle(entryPoints, plugins) {
  return build({
    ...OPTIONS,
    entryPoints,
    plugins,
    outdir: FOLDER,
    splitting: true,
    format: 'esm',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
  });
}

/** A module that was built before, and is only named here. */
function elsewhere(filter, path) {
  return {
    name: 'elsewhere',
    setup: ({ onResolve }) => onResolve({ filter }, () => ({ path, external: true })),
  };
}

function pathOf({ metafile: { outputs } }, entryPoint) {
  return Object.keys(outputs).find((path) => outputs[path].entryPoint === entryPoint);
}

/** The tables of the sources that the build has to know: read by bundling them, since Node reads no TypeScript. */
async function readTables() {
  const { outputFiles } = await build({
    ...OPTIONS,
    stdin: {
      contents: `export { ISLANDS } from './formatters/vocabulary/index.ts';
        export { MESSAGES } from './runtime/messages.ts';`,
      resolveDir: root,
    },
    format: 'esm',
    platform: 'node',
  });
  const tables = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  const table = await readFile(join(root, 'runtime/loading/island-modules.ts'), 'utf8');
  const sources = Object.fromEntries(
    [...table.matchAll(/^ {2}'?([\w-]+)'?: \(\) => import\('\.\.\/(.+)'\),$/gm)].map(([, name, path]) => [
      name,
      `runtime/${path}`,
    ]),
  );
  return { ...tables, sources };
}

/** A file and all that it imports at once, not what it may import later. */
function filesAtOnce(result, path, seen = new Set()) {
  if (path === undefined || seen.has(path)) return [...seen];
  seen.add(path);
  for (const { path: imported, kind } of result.metafile.outputs[path].imports) {
    if (kind === 'import-statement') filesAtOnce(result, imported, seen);
  }
  return [...seen];
}

function rejectForbidden(inputs) {
  const found = inputs.filter((input) => FORBIDDEN.test(input));
  if (found.length > 0) throw new Error(`These must not come into a page: ${found.join(', ')}`);
}

/** Writes dist/runtime/manifest.json; a running server never sees half of it. */
export async function writeRuntime(outdir = join(root, 'dist')) {
  const { manifest } = await buildRuntime();
  const file = join(outdir, 'runtime/manifest.json');
  const text = `${JSON.stringify(manifest)}\n`;
  const draft = `${file}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, text);
  await rename(draft, file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeRuntime();
