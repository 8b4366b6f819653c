// Writes the types of the library into dist/types, for `import { compileTemplate } from 'quoin'`. Part of the package's
// `prepare` script; does nothing if the sources have not changed.
//
//   node scripts/build/build-types.mjs [folder]
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { hashOfSources } from './sources-hash.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The entries in the `exports` of package.json. */
const ENTRIES = ['compiler/index', 'compiler/node/index'];
const SOURCES = ['compiler', 'formatters', 'scripts/build/build-types.mjs'];
const HASH = 'sources.sha256';
const TSC = join(root, 'node_modules/@typescript/native/bin/tsc');

/** @param {string} outdir */
export async function buildTypes(outdir = join(root, 'dist/types')) {
  const hash = await hashOfSources(SOURCES, (path) => /(?<!\.test)\.ts$/.test(path));
  if ((await readFile(join(outdir, HASH), 'utf8').catch(() => '')) === hash) return;
  await mkdir(join(root, '.cache'), { recursive: true });
  const declarations = await declare();
  await rm(outdir, { recursive: true, force: true });
  for (const path of reachable(declarations)) {
    await mkdir(dirname(join(outdir, path)), { recursive: true });
    await writeFile(join(outdir, path), withRealNames(declarations.get(path)));
  }
  await writeFile(join(outdir, HASH), hash);
}

/** Returns the declarations of all modules that the entries import, by path. */
async function declare() {
  const folder = await mkdtemp(join(root, '.cache/declarations-'));
  try {
    const config = join(folder, 'tsconfig.json');
    await writeFile(config, JSON.stringify(declarationConfig(join(folder, 'types'))));
    await promisify(execFile)(process.execPath, [TSC, '-p', config]);
    return await readDeclarations(join(folder, 'types'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {string} outDir */
function declarationConfig(outDir) {
  return {
    extends: join(root, 'tsconfig.node.json'),
    compilerOptions: {
      // The sources are checked by `npm test`.
      noCheck: true,
      noEmit: false,
      composite: false,
      incremental: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: root,
      outDir,
    },
    include: [],
    files: ENTRIES.map((entry) => join(root, `${entry}.ts`)),
    references: [],
  };
}

/** @param {string} folder */
async function readDeclarations(folder) {
  const paths = await readdir(folder, { recursive: true });
  const files = paths.filter((path) => path.endsWith('.d.ts'));
  const texts = await Promise.all(files.map((path) => readFile(join(folder, path), 'utf8')));
  return new Map(files.map((path, index) => [path.replaceAll('\\', '/'), texts[index] ?? '']));
}

const RELATIVE = /(\bfrom '|\bimport\(['"]|\bimport ')(\.{1,2}\/[^'"]+)\.ts(?=['"])/g;

/** Returns the declarations that users of the library can reach. */
function reachable(declarations) {
  const found = new Set();
  const wanted = ENTRIES.map((entry) => `${entry}.d.ts`);
  for (let path = wanted.pop(); path !== undefined; path = wanted.pop()) {
    if (found.has(path) || !declarations.has(path)) continue;
    found.add(path);
    for (const [, , target] of declarations.get(path).matchAll(RELATIVE))
      wanted.push(`${relative('/', resolve('/', dirname(path), target)).replaceAll('\\', '/')}.d.ts`);
  }
  return [...found].sort();
}

/** Replaces `.ts` by `.js` in import paths. */
function withRealNames(text) {
  return text.replaceAll(RELATIVE, '$1$2.js');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildTypes(process.argv[2]);
