import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** Sources that keep to the table, to plant a violation in. */
const SOUND = {
  'package.json': '{"type":"module"}',
  'formatters/index.ts': 'export const a = 1;',
  'formatters/html.ts': 'export const html = 1;',
  'compiler/index.ts': "export { t } from './template/index.ts';",
  'compiler/template/index.ts': "import { a } from '../../formatters/index.ts';\nexport const t = a;",
  'compiler/node/index.ts':
    "import { readFileSync } from 'node:fs';\nimport { t } from '../index.ts';\nexport { readFileSync, t };",
  'bin/quoin.ts': "import { t } from '../compiler/index.ts';\nexport { t };",
};

describe('the import table', () => {
  it('accepts sources that keep to it', () => {
    expect(check({}).code).toBe(0);
  });

  it.each([
    [
      'an arrow that points up',
      'formatters/html.ts',
      "import { t } from '../compiler/index.ts';\nexport { t };",
      'layer formatters/',
    ],
    [
      'a way round the front door',
      'compiler/template/lex.ts',
      "import { html } from '../../formatters/html.ts';\nexport { html };",
      'front-door',
    ],
    [
      'Node in code that runs anywhere',
      'compiler/template/lex.ts',
      "import { readFileSync } from 'node:fs';\nexport { readFileSync };",
      'node-only-in-node',
    ],
    [
      'a cycle',
      'formatters/html.ts',
      "import { a } from './index.ts';\nexport const html = a;\nexport { b } from './b.ts';",
      'no-cycles',
    ],
    [
      'an import of nothing',
      'formatters/html.ts',
      "import { gone } from './gone.ts';\nexport { gone };",
      'resolvable',
    ],
  ])('refuses %s', (_what, file, source, rule) => {
    const { code, output } = check({
      [file]: source,
      'formatters/b.ts': "import { html } from './html.ts';\nexport const b = html;",
    });
    expect(code).toBe(1);
    expect(output).toContain(rule);
  });

  it('refuses to pass when it sees no modules', () => {
    expect(check({}, { 'formatters/index.ts': '' }).code).toBe(1);
  });
});

function check(planted: Readonly<Record<string, string>>, base: Readonly<Record<string, string>> = SOUND) {
  const root = mkdtempSync(join(tmpdir(), 'quoin-imports-'));
  roots.push(root);
  for (const [file, source] of Object.entries({ ...base, ...planted })) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), source);
  }
  try {
    return {
      code: 0,
      output: execFileSync('node', ['scripts/check-imports.mjs', '--root', root], { encoding: 'utf8' }),
    };
  } catch (error) {
    const { status, stdout } = error as { status: number; stdout: string };
    return { code: status, output: stdout };
  }
}
