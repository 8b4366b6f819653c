// Bundles the benchmarks into bench/.cache and runs them: `node bench/start.mjs [--quick] [table ...]`.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { NODE_BUNDLE } from '../scripts/build/node-bundle.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

if (!existsSync(new URL('node_modules', import.meta.url))) {
  console.error('The packages of the benchmarks are not installed. Run: npm ci --prefix bench');
  process.exit(1);
}
await rm(new URL('.cache', import.meta.url), { recursive: true, force: true });
await build({
  ...NODE_BUNDLE,
  absWorkingDir: root,
  entryPoints: ['bench/run.ts', 'bench/measure/worker.ts', 'bench/measure/import-worker.ts'],
  outdir: 'bench/.cache',
  // Rivals are loaded as installed; our own code is bundled the way it ships.
  external: ['@squarespace/template-engine', '@phensley/cldr', 'ejs', 'eta', 'handlebars', 'liquidjs'],
});

await import('./.cache/run.js');
