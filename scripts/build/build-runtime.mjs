// Builds the client-side runtime, `runtime/`, into dist/runtime/manifest.json: the `RuntimeFiles` that a site build adds
// to its output. File names contain content hashes, so that a page loaded before a publish still finds its scripts.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundleModules, transform } from 'esbuild';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the files are on a site. */
const FOLDER = 'scripts/quoin';

/** Modules that must not be part of a page: schemas and the compiler. */
const FORBIDDEN = /(?:^|\/)(?:compiler|edge|editor|bin)\/|node_modules\/(?!web-vitals\/)/;

/** Chunks that are always one file, so that an island needs few requests after the loader. */
const GROUPS = [
  {
    // What all islands share: `runtime/core`, without the files that the loader contains, and what it uses of the vocabulary.
    name: 'shared',
    test: /\/(?:runtime\/core\/(?!early|page|when-idle)|formatters\/vocabulary\/(?:api\/paths|rules\/allowed-redirect)\.ts)/,
  },
  {
    // The form and the part of it that the product form uses: two files would be smaller, and slower together.
    name: 'form',
    test: /\/runtime\/form\/(?!bot-check|captcha|character-counter)/,
  },
];

/**
 * The library that measures pages, from its modules: private properties get short names, and what only its option
 * `reportSoftNavs` needs, which pages do not set, is removed. 200 bytes less than its own bundle.
 */
const webVitals = {
  name: 'web-vitals',
  // Before Vite finds the bundle of the package.
  enforce: 'pre',
  resolveId: (id) => (id === 'web-vitals' ? '\0web-vitals' : null),
  async load(id) {
    if (id !== '\0web-vitals') return null;
    const { outputFiles } = await bundleModules({
      absWorkingDir: root,
      entryPoints: ['node_modules/web-vitals/dist/modules/index.js'],
      bundle: true,
      write: false,
      format: 'esm',
      minifySyntax: true,
      mangleProps: /^_[a-z]/,
      plugins: [{ name: 'soft-navigations', setup: removeSoftNavigations }],
    });
    return outputFiles[0].text;
  },
};

function removeSoftNavigations({ onLoad }) {
  onLoad({ filter: /modules.*\.js$/ }, async ({ path }) => ({
    contents: (await readFile(path, 'utf8')).replace(
      /checkSoftNavsEnabled\(opts\)|\b[\w.]+ === 'soft-navigation'/g,
      'false',
    ),
  }));
}

/** Returns the RuntimeFiles, the files of the loader, and the files that each island loads in addition. */
export async function buildRuntime() {
  // Separate bundles: a page without islands loads one file; the code that they share is smaller than a request.
  const performance = await bundle({ performance: 'runtime/telemetry/performance.ts' });
  const tracking = await bundle({ tracking: 'runtime/analytics/tracking.ts' });
  const telemetry = await bundle(
    { telemetry: 'runtime/telemetry.ts' },
    {
      built: {
        'runtime/telemetry/performance.ts': entryOf(performance).fileName,
        'runtime/analytics/tracking.ts': entryOf(tracking).fileName,
      },
    },
  );
  const consent = await bundle({ consent: 'runtime/consent.ts' });
  const installments = await bundle({ installments: 'runtime/installments.ts' });
  const keyboard = await bundle({ keyboard: 'runtime/keyboard.ts' });
  // A classic script: it must run before those of the theme.
  const platform = await bundle({ platform: 'runtime/platform.ts' }, { format: 'iife' });
  const platformModules = await bundle(
    { 'platform-modules': 'runtime/platform-modules.ts' },
    { format: 'iife' },
  );
  const modules = await bundle(
    { loader: 'runtime/loader.ts' },
    {
      built: { 'runtime/telemetry.ts': entryOf(telemetry).fileName },
      groups: GROUPS,
    },
  );
  const loader = pathOf(entryOf(modules));
  const boot = await bundle({ boot: 'runtime/boot.ts' }, { format: 'iife' });
  const cartBoot = await bundle({ 'cart-boot': 'runtime/cart-boot.ts' }, { loaderUrl: `/${loader}` });
  const chunks = [
    performance,
    tracking,
    telemetry,
    consent,
    installments,
    keyboard,
    platform,
    platformModules,
    modules,
  ].flat();
  for (const chunk of [...chunks, ...boot, ...cartBoot]) rejectForbidden(chunk);

  const { ISLANDS, MESSAGES } = await readTables();
  const loaderFiles = staticFiles(modules, entryOf(modules));
  const beside = Object.fromEntries(
    Object.entries(await islandSources()).map(([name, source]) => {
      const island = modules.find(({ moduleIds }) => moduleIds.includes(join(root, source)));
      return [name, staticFiles(modules, island).filter((path) => !loaderFiles.includes(path))];
    }),
  );
  const manifest = {
    boot: entryOf(boot).code.trim(),
    cartBoot: entryOf(cartBoot).code.trim(),
    loader,
    telemetry: pathOf(entryOf(telemetry)),
    consent: pathOf(entryOf(consent)),
    installments: pathOf(entryOf(installments)),
    keyboard: pathOf(entryOf(keyboard)),
    platform: pathOf(entryOf(platform)),
    platformModules: pathOf(entryOf(platformModules)),
    preloads: Object.fromEntries(Object.entries(beside).filter(([name]) => ISLANDS[name].when === 'now')),
    css: await styleSheet(),
    strings: Object.fromEntries(
      Object.keys(ISLANDS).map((name) => [name, Object.keys(MESSAGES[name] ?? {}).sort()]),
    ),
    files: Object.fromEntries(chunks.map((chunk) => [pathOf(chunk), chunk.code])),
  };
  return { manifest, loaderFiles, beside };
}

/**
 * @param {Readonly<Record<string, string>>} entry
 * @param {object} options
 * @param {'es' | 'iife'} [options.format]
 * @param {Readonly<Record<string, string>>} [options.built] file names of modules in other bundles, by source file
 * @param {string} [options.loaderUrl] the value of LOADER in `cart-boot.ts`
 * @param {readonly { name: string, test: RegExp }[]} [options.groups] chunks that are always one file
 */
async function bundle(entry, { format = 'es', built = {}, loaderUrl = '', groups = [] } = {}) {
  const paths = Object.fromEntries(
    Object.entries(built).map(([file, name]) => [join(root, file), `./${basename(name)}`]),
  );
  const [{ output }] = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [webVitals],
    define: { LOADER: JSON.stringify(loaderUrl) },
    build: {
      // The library mode adds no helper for preloading: the manifest names what a page preloads.
      lib: { entry, formats: [format], name: 'quoin' },
      write: false,
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        external: (id) => id in paths || (loaderUrl !== '' && id === loaderUrl),
        output: {
          paths,
          minify: true,
          comments: false,
          entryFileNames: '[name]-[hash:6].js',
          chunkFileNames: '[name]-[hash:6].js',
          hashCharacters: 'base36',
          ...(groups.length > 0 && { codeSplitting: { groups } }),
        },
      },
    },
  });
  return output.filter(({ type }) => type === 'chunk');
}

function entryOf(chunks) {
  return chunks.find(({ isEntry }) => isEntry);
}

function pathOf({ fileName }) {
  return `${FOLDER}/${fileName}`;
}

/** The paths of a chunk and all its static imports. */
function staticFiles(chunks, chunk, seen = new Set()) {
  if (chunk === undefined || seen.has(pathOf(chunk))) return [...seen];
  seen.add(pathOf(chunk));
  for (const name of chunk.imports)
    staticFiles(
      chunks,
      chunks.find(({ fileName }) => fileName === name),
      seen,
    );
  return [...seen];
}

/** One style sheet for all pages; it includes the styles of the pages that the Worker renders. */
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

/** The tables of the sources that the manifest is made of, bundled first because Node 20 does not read TypeScript. */
async function readTables() {
  const { outputFiles } = await bundleModules({
    absWorkingDir: root,
    stdin: {
      contents: `export { ISLANDS } from './formatters/vocabulary/islands.ts';
        export { MESSAGES } from './runtime/messages.ts';`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}

/** The source file of each island, as `island-modules.ts` imports it. */
async function islandSources() {
  const table = await readFile(join(root, 'runtime/loading/island-modules.ts'), 'utf8');
  return Object.fromEntries(
    [...table.matchAll(/^ {2}'?([\w-]+)'?: \(\) => import\('\.\.\/(.+)'\),$/gm)].map(([, name, path]) => [
      name,
      `runtime/${path}`,
    ]),
  );
}

function rejectForbidden({ moduleIds }) {
  const found = moduleIds.map((id) => id.slice(root.length)).filter((path) => FORBIDDEN.test(path));
  if (found.length > 0) throw new Error(`These modules must not be part of a page: ${found.join(', ')}`);
}

/** Writes dist/runtime/manifest.json atomically: a running server never reads a partial file. */
export async function writeRuntime(outdir = join(root, 'dist')) {
  const { manifest } = await buildRuntime();
  const file = join(outdir, 'runtime/manifest.json');
  const text = `${JSON.stringify(manifest)}\n`;
  const temporary = `${file}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(temporary, text);
  await rename(temporary, file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeRuntime();
