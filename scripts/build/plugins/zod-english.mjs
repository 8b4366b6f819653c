// zod carries its messages in fifty languages, and its one namespace holds on to all of them. Ours are English.
import { dirname, join } from 'node:path';

/** A plugin of esbuild that leaves the other languages out. */
export const zodEnglish = {
  name: 'zod-english',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, ({ path }) => ({
      contents: `export { default as en } from './en.js';`,
      resolveDir: dirname(join(path)),
    }));
  },
};
