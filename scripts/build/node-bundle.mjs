import { fileURLToPath } from 'node:url';

export const NODE_TARGET = 'node20.19';

/** Native or large packages: they stay in node_modules and are loaded when first used. */
export const EXTERNAL = [
  'sharp',
  'satteri',
  'esbuild',
  'lightningcss',
  'wrangler',
  'miniflare',
  'workerd',
  'ws',
];

const EMPTY = fileURLToPath(new URL('empty.mjs', import.meta.url));

/** `@squarespace/less-ts` loads polyfills for browsers without `Map` and `Set`. */
export const WITHOUT_POLYFILLS = { 'core-js/es/map': EMPTY, 'core-js/es/set': EMPTY };

/** How programs for Node are bundled: options of esbuild for the command line and the benchmarks. */
export const NODE_BUNDLE = {
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: NODE_TARGET,
  // The ES module form of a package, where it has one, can be tree-shaken.
  mainFields: ['module', 'main'],
  alias: WITHOUT_POLYFILLS,
  minifySyntax: true,
  logLevel: 'warning',
};
