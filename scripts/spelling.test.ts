import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Files with one flagged or misspelled word each. */
const REJECTED = [
  [
    'edge/identifier.ts',
    'const orderQuestion = 1;',
    'Forbidden word (Question) Suggestions: [Options*, Query*',
  ],
  ['edge/comment.ts', '// Sends the letter.', 'Forbidden word (letter) Suggestions: [email*'],
  ['editor/text.ts', "const text = 'Choose a picture';", 'Forbidden word (picture) Suggestions: [image*'],
  ['editor/style.css', '.picture { color: red; }', 'Forbidden word (picture) Suggestions: [image*'],
  ['docs/page.md', 'The basket of a visitor.', 'Forbidden word (basket) Suggestions: [cart*'],
  ['edge/typo.ts', '// Retruns the cart.', 'Unknown word (Retruns)'],
] as const;

/** Files with words that are fixed by the language, HTML or the form format. */
const ACCEPTED = [
  ['compiler/predicate.ts', '// A predicate ends with a question mark.'],
  ['editor/html.ts', "const html = '<picture><img></picture>';"],
  ['edge/slug.ts', '// Use letters, digits and hyphens.'],
  ['formatters/commerce/form/likert.ts', "const question = text(answer, 'productAnswerMapAgree');"],
] as const;

describe('npm run spell', () => {
  const root = mkdtempSync(join(tmpdir(), 'quoin-spelling-'));
  let output = '';
  let code: number | null = 0;

  beforeAll(() => {
    cpSync('cspell.config.yaml', join(root, 'cspell.config.yaml'));
    cpSync('scripts/spelling', join(root, 'scripts/spelling'), { recursive: true });
    for (const [path, source] of [...REJECTED, ...ACCEPTED]) {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      writeFileSync(join(root, path), source);
    }
    const cspell = join(process.cwd(), 'node_modules/.bin/cspell');
    const flags = ['lint', '--quiet', '--show-suggestions', '--no-progress', '.'];
    const run = spawnSync(cspell, flags, { cwd: root, encoding: 'utf8' });
    output = run.stdout;
    code = run.status;
  }, 60_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('fails', () => expect(code).toBe(1));

  it.each(REJECTED)('reports %s: %s', (path, _source, message) => {
    const lines = output.split('\n').filter((line) => line.startsWith(path));
    expect(lines).toEqual([expect.stringContaining(message)]);
  });

  it.each(ACCEPTED)('accepts %s: %s', (path) => expect(output).not.toContain(path));
});
