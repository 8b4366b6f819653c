import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { runCommandLine } from '../bin/run-command-line.ts';
import { createMemoryIo } from '../bin/testing/memory-io.ts';
import { storeSettingsSchema } from '../compiler/model/documents/store-settings.ts';

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => join(folder, file)),
  ),
];

/** What documents call by a path: files and folders of the project, in code marks or behind a link. */
const TOP =
  /^(?:formatters|compiler|runtime|edge|editor|bin|fixtures|bench|docs|scripts|\.ci|\.dependency-cruiser\.cjs)(?:\/|$)/;

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('names only paths that exist', () => {
    const prose = text.replaceAll(/```[\s\S]*?```/g, '');
    const marked = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path);
    const missing = marked.filter((path) => TOP.test(path) && !/[<>*…{]/.test(path) && !existsSync(path));
    expect(missing).toEqual([]);
    const links = [...prose.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => path);
    expect(links.filter((path) => !existsSync(join(dirname(document), path)))).toEqual([]);
  });

  const shown = [...text.matchAll(/```console\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
    readConsole(block),
  );
  it.each(shown)('shows what really happens: $command', async ({ command, output }) => {
    const io = createMemoryIo();
    await runCommandLine(io, command.split(' '));
    expect(withoutBlankLines(io.output() + io.errors())).toBe(withoutBlankLines(output));
  });
});

describe('docs/selling.md', () => {
  const { shippingOptions, taxRules, installments } = storeSettingsSchema.shape;

  it.each([
    ['Shipping', fieldsOf(shippingOptions.unwrap().valueType)],
    ['Taxes', fieldsOf(taxRules.unwrap().valueType)],
    ['Installment payments', fieldsOf(installments.unwrap())],
    ['Store settings', fieldsOf(storeSettingsSchema)],
  ])('documents every setting in its section: %s', (section, fields) => {
    const [, text = ''] = readFileSync('docs/selling.md', 'utf8').split(`\n## ${section}\n`);
    const [own = ''] = text.split('\n## ');
    expect(fields.filter((field) => !own.includes(`\`${field}\``))).toEqual([]);
  });
});

it.each(['scheduling', 'email campaigns', 'domains', 'invoices'])(
  'README.md names what is out of scope: %s (R-SHELL-SCOPE-02)',
  (capability) => {
    const [, text = ''] = readFileSync('README.md', 'utf8').split('\n## Out of scope\n');
    const [own = ''] = text.split('\n## ');
    expect(own).toContain(capability);
  },
);

function fieldsOf({ shape }: { readonly shape: object }): readonly string[] {
  return Object.keys(shape);
}

/** Programs that a document shows, each with what it prints. */
const PROGRAM = /```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g;

const programs = documents.flatMap((document) =>
  [...readFileSync(document, 'utf8').matchAll(PROGRAM)].map(([, program = '', output = '']) => ({
    document,
    program,
    output,
  })),
);

it.each(programs)('the program in $document prints what stands below it', async ({ program, output }) => {
  const outdir = join('.cache', 'documents', createHash('sha256').update(program).digest('hex').slice(0, 16));
  await build({
    stdin: { contents: program, loader: 'ts', resolveDir: process.cwd() },
    alias: { 'quoin/node': resolve('compiler/node/index.ts'), quoin: resolve('compiler/index.ts') },
    outdir,
    bundle: true,
    // As the package is built: what is loaded on its first use is a file of its own.
    splitting: true,
    outExtension: { '.js': '.mjs' },
    packages: 'external',
    format: 'esm',
    platform: 'node',
  });
  expect(execFileSync(process.execPath, [join(outdir, 'stdin.mjs')], { encoding: 'utf8' })).toBe(output);
});

interface Shown {
  readonly command: string;
  readonly output: string;
}

function readConsole(block: string): readonly Shown[] {
  return block
    .split(/^\$ npx quoin /m)
    .slice(1)
    .map((part) => {
      const [command = '', ...lines] = part.split('\n');
      return { command, output: lines.join('\n') };
    });
}

/** Documents leave out the blank lines that templates leave in pages. */
function withoutBlankLines(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');
}
