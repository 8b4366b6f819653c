import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

// In the project, so that the libraries in the types are found.
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync('.cache/types-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, { types: string }>;
};

/** The output of tsc for programs that use the package, with their own settings. */
function check(programs: Readonly<Record<string, string>>): string {
  for (const [name, program] of Object.entries(programs)) writeFileSync(join(folder, name), program);
  const entries = Object.entries(exports).map(([name, { types }]) => [name.replace('.', 'quoin'), [types]]);
  const compilerOptions = {
    noEmit: true,
    strict: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    types: [],
    paths: Object.fromEntries(entries),
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: Object.keys(programs) }),
  );
  const { stdout } = spawnSync(resolve('node_modules/.bin/tsc'), ['-p', '.'], {
    encoding: 'utf8',
    cwd: folder,
  });
  return stdout;
}

it('gives programs the types of the library', { timeout: 300_000 }, () => {
  const types = join(folder, 'dist/types');
  execFileSync(process.execPath, ['scripts/build/build-types.mjs', types]);
  const stamp = join(types, 'sources.sha256');
  const [madeOf, made] = [readFileSync(stamp, 'utf8'), statSync(stamp).mtimeMs];
  execFileSync(process.execPath, ['scripts/build/build-types.mjs', types]);
  // Unchanged sources are not built again; they may change during the test.
  expect(readFileSync(stamp, 'utf8') === madeOf ? statSync(stamp).mtimeMs : made).toBe(made);

  const shown = [...readFileSync('docs/library.md', 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)];
  expect(shown.length).toBeGreaterThan(1);
  const right = Object.fromEntries(shown.map(([, program = ''], index) => [`shown-${index}.ts`, program]));
  const wrong =
    "import { compileTemplate } from 'quoin';\nexport const page: number = compileTemplate('').render({}).output;\n";
  expect(check({ ...right, 'wrong.ts': wrong })).toMatch(
    /^wrong\.ts\(2,14\): error TS2322: Type 'string' is not assignable to type 'number'\.\n$/,
  );
});
