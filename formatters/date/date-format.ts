import { type Directive, directive, type Moment } from './date-directives.ts';

/** A parsed format: literal text and directives. */
export type DateFormat = readonly (string | Directive)[];

/** Parses a format string, once for each use in a template (language reference 14). */
export function parseDateFormat(format: string, keepUnknown: boolean): DateFormat {
  const pieces: (string | Directive)[] = [];
  let from = 0;
  for (let at = format.indexOf('%'); at >= 0; at = format.indexOf('%', from)) {
    if (at > from) pieces.push(format.slice(from, at));
    const letter = letterAt(format, at + 1);
    pieces.push(...expand(letter, keepUnknown));
    from = at + 1 + letter.length;
  }
  if (from < format.length) pieces.push(format.slice(from));
  return pieces;
}

export function printMoment(format: DateFormat, moment: Moment): string {
  let text = '';
  for (const piece of format) text += typeof piece === 'string' ? piece : piece(moment);
  return text;
}

/** A whole code point, so that an unknown directive never prints half of a surrogate pair. */
function letterAt(format: string, index: number): string {
  const code = format.codePointAt(index);
  return code === undefined ? '' : String.fromCodePoint(code);
}

/** A trailing `%` is literal. */
function expand(letter: string, keepUnknown: boolean): DateFormat {
  if (letter === '' || letter === '%') return ['%'];
  const combination = combinationOf(letter);
  if (combination !== undefined) return combination;
  const print = directive(letter);
  if (print !== undefined) return [print];
  return keepUnknown ? [`%${letter}`] : [];
}

function combinationOf(letter: string): DateFormat | undefined {
  switch (letter) {
    case 'n':
      return ['\n'];
    case 't':
      return ['\t'];
    case 'c':
      return [...parse('%a, %b '), unpaddedDay, ...parse(', %Y %i:%M:%S %p %Z')];
    case 'D':
      return parse('%m/%d/%y');
    case 'F':
      return parse('%Y-%m-%d');
    case 'r':
      return parse('%i:%M:%S %p');
    case 'R':
      return parse('%H:%M');
    case 'T':
      return parse('%H:%M:%S');
    case 'v':
      return parse('%e-%b-%Y');
    case 'x':
      return parse('%m/%d/%Y');
    case 'X':
      return parse('%I:%M:%S %p');
    default:
      return undefined;
  }
}

function parse(combination: string): DateFormat {
  return parseDateFormat(combination, false);
}

/** The day without padding, for which there is no directive. */
function unpaddedDay({ date }: Moment): string {
  return String(date.day);
}
