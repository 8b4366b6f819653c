import { CATALOGUE, type CatalogueEntry, nearest } from '../../compiler/diagnostics/index.ts';
import { SITE_CODES } from '../../compiler/model/index.ts';
import { CommandError, defineCommand } from '../command.ts';

/** `quoin explain template/unknown-formatter`: a diagnostic at length. */
export const explain = defineCommand({
  name: 'explain',
  summary: 'a diagnostic at length, with an example and its repair',
  usage: 'quoin explain [code]',
  options: {},
  examples: ['quoin explain template/unknown-formatter', 'quoin explain'],
  async run(io, { positionals }) {
    const [code, ...more] = positionals;
    if (more.length > 0)
      throw new CommandError('usage', `explain takes one code; ${more[0]} is one too many`);
    if (code === undefined) {
      io.out(io.json ? `${JSON.stringify({ codes: listCodes() })}\n` : `${listCodes().map(line).join('')}`);
      return 0;
    }
    const entry = Object.hasOwn(ENTRIES, code) ? ENTRIES[code] : undefined;
    if (entry === undefined) throw unknownCode(code);
    const { severity } = entry;
    const text = explainCode(code, entry);
    io.out(io.json ? `${JSON.stringify({ code, severity, text })}\n` : text);
    return 0;
  },
});

const ENTRIES: Readonly<Record<string, CatalogueEntry>> = { ...SITE_CODES, ...CATALOGUE };

interface Listed {
  readonly code: string;
  readonly severity: string;
}

function listCodes(): readonly Listed[] {
  return Object.entries(ENTRIES).map(([code, { severity }]) => ({ code, severity }));
}

function line({ code, severity }: Listed): string {
  return `${severity.padEnd(8)} ${code}\n`;
}

/** `unknown-formatter` alone is understood as a wish for `template/unknown-formatter`. */
function unknownCode(code: string): CommandError {
  const codes = Object.keys(ENTRIES);
  const close = codes.find((known) => known.endsWith(`/${code}`)) ?? nearest(code, codes);
  const hint = close === undefined ? 'quoin explain lists them' : `did you mean ${close}?`;
  return new CommandError('usage', `There is no diagnostic ${code}`, hint);
}

const WIDTH = 80;

function explainCode(code: string, { severity, explanation, example, repair }: CatalogueEntry): string {
  return [
    `${severity}: ${code}`,
    '',
    ...wrap(explanation),
    '',
    'For example',
    '',
    ...example.split('\n').map((text) => `    ${text}`),
    '',
    'Write instead',
    '',
    ...repair.split('\n').map((text) => `    ${text}`),
    '',
  ].join('\n');
}

function wrap(text: string): readonly string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    if (current !== '' && current.length + word.length >= WIDTH) {
      lines.push(current);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  return [...lines, current];
}
