import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const scan = fileURLToPath(new URL('../node_modules/chevrotain/lib/src/scan', import.meta.url));

/**
 * A plugin of esbuild. The engine uses Chevrotain's lexer, `quoin check` its parser too. Through the one door that the
 * package has, everybody who imports the engine would load both (5 ms, 40 kB), so the lexer is taken from where it stands.
 */
export const lexerAlone = {
  name: 'lexer-alone',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^chevrotain$/ }, ({ importer }) =>
      importer.endsWith(join('expression', 'lexer.ts'))
        ? { path: 'chevrotain', namespace: 'lexer' }
        : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'lexer' }, () => ({
      contents: `export { Lexer } from './lexer_public.js';\nexport { createToken } from './tokens_public.js';`,
      resolveDir: scan,
    }));
  },
};
