/** How programs of Node are bundled: options of esbuild for the package, and for what measures it. */
export const NODE_BUNDLE = {
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  // The ES module form of a package, where it has one, can be shaken.
  mainFields: ['module', 'main'],
  minifySyntax: true,
  logLevel: 'warning',
};
