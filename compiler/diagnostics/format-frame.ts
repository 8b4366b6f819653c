import type { Diagnostic, Severity, SourceLocation } from './diagnostic.ts';
import type { SourceText } from './source-text.ts';

interface FrameOptions {
  /** Whether to use terminal colors; default false. */
  readonly color?: boolean;
}

/**
 * Formats a diagnostic for people: message, location, source line with a caret, hint. Without a source or location, the source
 * line is left out. Ends with a line feed.
 */
export function formatFrame(
  diagnostic: Diagnostic,
  source: SourceText | undefined,
  { color = false }: FrameOptions = {},
): string {
  const { code, severity, message, hint, location, related = [], trail = [] } = diagnostic;
  const paint = color ? paintForTerminal : paintNothing;
  const lines = [`${paint(severity, `${severity}[${code}]`)}${paint('strong', `: ${printable(message)}`)}`];
  if (location !== undefined) lines.push(...locationLines(location, source, paint));
  if (hint !== undefined) lines.push(noteLine('help', hint, paint));
  for (const { message: note, location: where } of related) {
    lines.push(noteLine('note', `${note} (${locate(where)})`, paint));
  }
  if (trail.length > 0) lines.push(noteLine('note', `reached through ${trail.join(' > ')}`, paint));
  return `${lines.join('\n')}\n`;
}

/** `file:line:column`, as editors open it. */
function locate({ file, start }: SourceLocation): string {
  return `${file}:${start.line}:${start.column}`;
}

type Style = Severity | 'strong' | 'faint';
type Paint = (style: Style, text: string) => string;

const SGR: Readonly<Record<Style, string>> = {
  error: '1;31',
  warning: '1;33',
  info: '1;36',
  strong: '1',
  faint: '2',
};

function paintForTerminal(style: Style, text: string): string {
  return `\u001b[${SGR[style]}m${text}\u001b[0m`;
}

function paintNothing(_style: Style, text: string): string {
  return text;
}

function noteLine(kind: 'help' | 'note', text: string, paint: Paint): string {
  return `  ${paint('faint', '=')} ${kind}: ${printable(text)}`;
}

function locationLines(
  location: SourceLocation,
  source: SourceText | undefined,
  paint: Paint,
): readonly string[] {
  const arrow = `  ${paint('faint', '-->')} ${printable(locate(location))}`;
  const excerpt = source === undefined ? undefined : excerptOf(location, source);
  if (excerpt === undefined) return [arrow];
  const number = String(location.start.line);
  const gutter = ' '.repeat(number.length);
  return [
    arrow,
    paint('faint', ` ${gutter} |`),
    `${paint('faint', ` ${number} |`)} ${excerpt.line}`,
    `${paint('faint', ` ${gutter} |`)} ${excerpt.indent}${paint('error', '^'.repeat(excerpt.width))}`,
  ];
}

/** Longer lines (minified files) are cut around the location. */
const WIDEST = 120;

interface Excerpt {
  readonly line: string;
  /** Whitespace that puts the caret below its character; keeps the tabs of the line. */
  readonly indent: string;
  readonly width: number;
}

function excerptOf({ start, end }: SourceLocation, { text }: SourceText): Excerpt | undefined {
  const lineStart = start.offset - start.column + 1;
  if (lineStart < 0 || start.offset > text.length) return undefined;
  const lineFeed = text.indexOf('\n', start.offset);
  const lineEnd = endWithoutReturn(text, lineFeed < 0 ? text.length : lineFeed);
  const from = lineEnd - lineStart <= WIDEST ? lineStart : Math.max(lineStart, start.offset - WIDEST / 2);
  const to = Math.min(lineEnd, from + WIDEST);
  const head = from > lineStart ? '…' : '';
  const tail = to < lineEnd ? '…' : '';
  const before = `${head}${printable(text.slice(from, start.offset))}`;
  return {
    line: `${head}${printable(text.slice(from, to)).trimEnd()}${tail}`,
    indent: before.replace(/[^\t]/gu, ' '),
    width: Math.max(1, Math.min(end.offset, to) - start.offset),
  };
}

function endWithoutReturn(text: string, lineEnd: number): number {
  return text.charAt(lineEnd - 1) === '\r' ? lineEnd - 1 : lineEnd;
}

/** Sources are untrusted: characters that control a terminal or end the line become replacement characters. */
export function printable(text: string): string {
  return text.replace(CONTROLS, '\ufffd');
}

// Unicode category Cc except tab, line separators, and bidirectional controls.
const CONTROLS = /(?!\t)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
