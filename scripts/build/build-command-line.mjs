// Bundles the command line into dist/quoin.js with a chunk for each command. One file opens faster than the hundreds of
// modules that it consists of.
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { EXTERNAL, NODE_BUNDLE } from './node-bundle.mjs';
import { writeFiles } from './write-files.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

export async function writeCommandLine(outdir = join(root, 'dist')) {
  const { outputFiles } = await build({
    ...NODE_BUNDLE,
    absWorkingDir: root,
    entryPoints: { quoin: 'bin/quoin.ts' },
    outdir,
    external: EXTERNAL,
    chunkNames: 'commands/[name]-[hash]',
    legalComments: 'none',
    minifyWhitespace: true,
    minifyIdentifiers: true,
    // `node --enable-source-maps` shows names and lines of the sources in stack traces.
    sourcemap: 'linked',
    sourcesContent: false,
    write: false,
    // Bundled CommonJS packages load Node's modules with `require`.
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
  });
  const program = join(outdir, 'quoin.js');
  const files = outputFiles.map(({ path, contents, text }) => ({
    path,
    contents: path === program ? `#!/usr/bin/env node\n${text}` : contents,
  }));
  await writeFiles(files, [join(outdir, 'commands')]);
  await chmod(program, 0o755);
}
