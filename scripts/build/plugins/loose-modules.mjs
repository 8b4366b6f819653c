import { resolve } from 'node:path';

/**
 * A plugin of esbuild. No module of ours does anything when it is imported, so what nobody uses of it can be left out. A front
 * door that is an entry point, or imported as a whole by `import()`, is taken for another module than the same file imported by
 * name: otherwise whoever takes one function through a front door would load all that stands behind it.
 */
export const looseModules = {
  name: 'loose-modules',
  setup({ onResolve }) {
    onResolve({ filter: /\.ts$/ }, ({ path, resolveDir, kind }) => ({
      path: resolve(resolveDir, path),
      sideEffects: false,
      suffix: kind !== 'import-statement' && path.endsWith('/index.ts') ? '?whole' : '',
    }));
  },
};
