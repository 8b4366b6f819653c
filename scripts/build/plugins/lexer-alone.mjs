import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const scan = fileURLToPath(new URL('../../../node_modules/chevrotain/lib/src/scan', import.meta.url));

const DOOR = `
  export { Lexer } from './lexer_public.js';
  export { createToken } from './tokens_public.js';`;

/**
 * A plugin of esbuild. The engine uses Chevrotain's lexer, `quoin check` its parser too. Through the one door that the
 * package has, everybody who imports the engine would load both (5 ms, 40 kB), so the lexer is taken from where it stands.
 */
export const lexerAlone = lexerFrom(DOOR);

/** A file beside the chunks: only CommonJS can be loaded at once, in the middle of a render. */
const LATER_FILE = './expression-lexer.cjs';

/**
 * The same for programs of Node, where the lexer waits in a file of its own for the first expression: reading and running it
 * would be a fifth of what importing the engine takes, and few templates have an expression.
 */
export const lexerLater = lexerFrom(`
  const lexer = () => require(${JSON.stringify(LATER_FILE)});
  export const createToken = (config) => lexer().createToken(config);
  export function Lexer(...parameters) {
    return new (lexer().Lexer)(...parameters);
  }
  Object.defineProperty(Lexer, 'SKIPPED', { get: () => lexer().Lexer.SKIPPED });`);

/** What `lexerLater` loads, for the folder of the chunks. */
export async function buildLexer(chunks) {
  const result = await build({
    stdin: { contents: DOOR, resolveDir: scan },
    outfile: join(chunks, LATER_FILE),
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    mainFields: ['module', 'main'],
    legalComments: 'none',
    minify: true,
    write: false,
    logLevel: 'warning',
  });
  return result.outputFiles;
}

function lexerFrom(contents) {
  return {
    name: 'lexer-alone',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^chevrotain$/ }, ({ importer }) =>
        importer.endsWith(join('expression', 'lexer.ts'))
          ? { path: 'chevrotain', namespace: 'lexer', sideEffects: false }
          : undefined,
      );
      onResolve({ filter: /expression-lexer\.cjs$/, namespace: 'lexer' }, ({ path }) => ({
        path,
        external: true,
      }));
      onLoad({ filter: /.*/, namespace: 'lexer' }, () => ({ contents, resolveDir: scan }));
    },
  };
}
