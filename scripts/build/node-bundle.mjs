export const NODE_TARGET = 'node20.19';

/** Native or large packages: they stay in node_modules and are loaded when first used. */
export const EXTERNAL = ['sharp', 'less', 'esbuild', 'lightningcss', 'wrangler', 'miniflare', 'workerd'];

/** How programs for Node are bundled: options of esbuild for the command line and the benchmarks. */
export const NODE_BUNDLE = {
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: NODE_TARGET,
  // The ES module form of a package, where it has one, can be tree-shaken.
  mainFields: ['module', 'main'],
  minifySyntax: true,
  logLevel: 'warning',
};
