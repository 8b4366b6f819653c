// Bundles the benchmarks into .cache/bench and runs them: `node bench/start.mjs [--quick] [table ...]`.
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { NODE_BUNDLE } from '../scripts/build/node-bundle.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await rm(new URL('../.cache/bench', import.meta.url), { recursive: true, force: true });
await build({
  ...NODE_BUNDLE,
  absWorkingDir: root,
  entryPoints: ['bench/run.ts', 'bench/measure/worker.ts', 'bench/measure/import-worker.ts'],
  outdir: '.cache/bench',
  // Rivals are loaded as they are installed; what is ours is bundled the way it ships.
  external: ['@squarespace/template-engine', '@phensley/cldr', 'ejs', 'eta', 'handlebars', 'liquidjs'],
});

await import('../.cache/bench/run.js');
