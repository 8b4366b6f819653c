// Builds everything into dist/: the command line and the Worker with esbuild; the library, the client-side runtime and
// the dashboard with Vite. It is the package's `prepare` script, so that `npm ci` leaves a runnable `npx quoin`.
// Does nothing if dist/ was built from the same sources. Delete dist/ to build again anyway.

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { parse } from 'jsonc-parser';
import { writeCommandLine } from './build/build-command-line.mjs';
import { buildEditor } from './build/build-editor.mjs';
import { writeLibrary } from './build/build-library.mjs';
import { writeRuntime } from './build/build-runtime.mjs';
import { buildWorker } from './build/build-worker.mjs';
import { hashOfSources } from './build/sources-hash.mjs';

/** The lock file stands for the packages that are installed. */
const SOURCES = [
  ...['bin', 'compiler', 'edge', 'editor', 'formatters', 'runtime', 'scripts'],
  ...['package.json', 'package-lock.json', 'wrangler.jsonc'],
];
const HASH_FILE = new URL('../dist/sources.sha256', import.meta.url);

const hash = await hashOfSources(SOURCES);
if ((await readFile(HASH_FILE, 'utf8').catch(() => '')) !== hash) {
  // A build that fails leaves files of both.
  await rm(HASH_FILE, { force: true });
  await Promise.all([writeCommandLine(), writeLibrary(), buildWorker(), writeRuntime(), buildEditor()]);
  await mkdir(new URL('.', HASH_FILE), { recursive: true });
  // `quoin deploy` reads the bindings of the Worker from it.
  const bindings = parse(await readFile(new URL('../wrangler.jsonc', import.meta.url), 'utf8'));
  await writeFile(
    new URL('../dist/wrangler.json', import.meta.url),
    `${JSON.stringify(bindings, undefined, 2)}
`,
  );
  await writeFile(HASH_FILE, hash);
}
