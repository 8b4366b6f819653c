import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** One file for each project of tsconfig.json. */
const VALID = {
  'package.json': '{"type":"module"}',
  'formatters/count.ts': 'export function count(text: string): number {\n  return text.length;\n}',
  'bin/quoin.ts': "import { argv } from 'node:process';\nexport const [first] = argv;",
  'edge/index.ts': "export const header = new Headers({ a: 'b' });",
  'runtime/boot.ts': 'export const { title } = document;',
  'formatters/count.test.ts':
    "import { count } from './count.ts';\nexport const three: number = count('abc');",
  'edge/index.test.ts': "import { header } from './index.ts';\nexport const b = header.get('a');",
};

describe('the type check', { timeout: 120_000 }, () => {
  it('accepts files that are in a project and have no type error', () => {
    const { code, output } = check({});
    expect(output).toBe('');
    expect(code).toBe(0);
  });

  it('reports files in no project, type errors in tests, and globals of another environment', () => {
    const { code, output } = check({
      'tools/planted.ts': 'export const a = 1;',
      'formatters/count.test.ts':
        "import { count } from './count.ts';\nexport const three: string = count('abc');",
      'edge/index.test.ts':
        "import { header } from './index.ts';\nexport const b: Headers = header.get('a');",
      'formatters/count.ts':
        'export function count(text: string): number {\n  return text.length;\n}\nprocess.exit(1);',
      'edge/index.ts': 'export const header = new Headers({ a: document.title });',
    });
    expect(code).toBe(1);
    expect(output.match(/^[^:]+: (?:in no project|error TS\d+)/gm)).toEqual([
      'tools/planted.ts: in no project',
      'formatters/count.ts(4,1): error TS2591',
      'edge/index.ts(1,40): error TS2584',
      'formatters/count.test.ts(2,14): error TS2322',
      'edge/index.test.ts(2,14): error TS2322',
    ]);
  });
});

/** Checks a repository of these files with the configuration of the project. */
function check(changed: Readonly<Record<string, string>>) {
  // TypeScript reports real paths, and the temporary folder of some systems is a symbolic link.
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'quoin-types-')));
  roots.push(root);
  for (const name of readdirSync('.').filter((each) => /^tsconfig.*\.json$/.test(each)))
    copyFileSync(name, join(root, name));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  for (const [path, text] of Object.entries({ ...VALID, ...changed })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  execFileSync('git', ['init', '-q'], { cwd: root });
  execFileSync('git', ['add', '--', '*.ts'], { cwd: root });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('scripts/check-types.mjs'), '--root', root],
    { encoding: 'utf8' },
  );
  return { code: status, output: `${stdout}${stderr}` };
}
