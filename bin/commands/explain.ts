import { CATALOG } from '../../compiler/diagnostics/catalog.ts';
import type { CatalogEntry } from '../../compiler/diagnostics/diagnostic.ts';
import { suggestName } from '../../compiler/diagnostics/suggest-name.ts';
import { SITE_CODES } from '../../compiler/model/index.ts';
import { defineCommand } from '../input/command.ts';
import { CommandError } from '../printing/command-error.ts';

/** `quoin explain template/unknown-formatter`: describes a diagnostic in detail. */
export const explain = defineCommand({
  name: 'explain',
  summary: 'describe a diagnostic, with an example and its fix',
  usage: 'quoin explain [code]',
  options: {},
  examples: ['quoin explain template/unknown-formatter', 'quoin explain'],
  async run(io, { positionals }) {
    const [code, ...more] = positionals;
    if (more.length > 0)
      throw new CommandError('usage', `Too many arguments: ${more.join(' ')}`, 'usage: quoin explain [code]');
    if (code === undefined) {
      io.out(io.json ? `${JSON.stringify({ codes: listCodes() })}\n` : formatCodes(listCodes()));
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

const ENTRIES: Readonly<Record<string, CatalogEntry>> = { ...SITE_CODES, ...CATALOG };

interface Listed {
  readonly code: string;
  readonly severity: string;
  readonly summary: string;
}

function listCodes(): readonly Listed[] {
  return Object.entries(ENTRIES).map(([code, { severity, explanation }]) => ({
    code,
    severity,
    summary: firstSentence(explanation),
  }));
}

/** Explanations start with a summary sentence. */
function firstSentence(text: string): string {
  return /^.*?[.:](?= |$)/s.exec(text)?.[0].slice(0, -1) ?? text;
}

function formatCodes(codes: readonly Listed[]): string {
  const width = Math.max(...codes.map(({ code }) => code.length));
  return codes
    .map(({ code, severity, summary }) => `${severity.padEnd(8)} ${code.padEnd(width)}  ${summary}\n`)
    .join('');
}

/** Suggests `template/unknown-formatter` for `unknown-formatter`, and all codes with the prefix for `site/dup`. */
function unknownCode(code: string): CommandError {
  const codes = Object.keys(ENTRIES);
  const prefixMatches =
    code === ''
      ? []
      : codes.filter((known) => known.startsWith(code) || known.split('/')[1]?.startsWith(code));
  const suffixMatch = codes.find((known) => known.endsWith(`/${code}`));
  const close = suffixMatch ?? prefixMatches[0] ?? suggestName(code, codes);
  return new CommandError('usage', `Unknown diagnostic: ${code}`, hintFor(close, prefixMatches));
}

function hintFor(close: string | undefined, prefixMatches: readonly string[]): string {
  if (prefixMatches.length > 1 && prefixMatches[0] === close)
    return `did you mean one of these? ${prefixMatches.join(', ')}`;
  return close === undefined ? 'run quoin explain to list them' : `did you mean ${close}?`;
}

const WIDTH = 80;

function explainCode(code: string, { severity, explanation, example, repair }: CatalogEntry): string {
  return [
    `${severity}: ${code}`,
    '',
    ...wrap(explanation),
    '',
    'Example',
    '',
    ...example.split('\n').map((text) => `    ${text}`),
    '',
    'Fix',
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
