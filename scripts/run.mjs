// Bundles a TypeScript program of the project and runs it: `node scripts/run.mjs fixtures/fuzz/run.ts --cases 100`.
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [entry, ...args] = process.argv.slice(2);
if (entry === undefined) {
  console.error('which program? node scripts/run.mjs FILE.ts [arguments]');
  process.exit(2);
}
const outfile = join('.cache', 'programs', `${basename(entry, '.ts')}-${process.pid}.mjs`);
await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  logLevel: 'warning',
});
process.argv = [process.argv[0] ?? 'node', entry, ...args];
await import(pathToFileURL(outfile).href);
