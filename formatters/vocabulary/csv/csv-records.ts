/** Returns the first of comma, semicolon and tab in the first line, outside of quotes; a comma when there is none. */
export function separatorOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1);
  return /[,;\t]/.exec(line.replace(/"[^"]*"/g, ''))?.[0] ?? ',';
}

export interface CsvField {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

export interface CsvRecords {
  readonly records: readonly (readonly CsvField[])[];
  /** Offset of a quote that no other one closes. */
  readonly unclosed: number | undefined;
}

/** Splits a table into records of fields (RFC 4180). Lines without a character are left out. */
export function splitRecords(text: string, separator: string): CsvRecords {
  const records: CsvField[][] = [];
  let record: CsvField[] = [];
  let at = 0;
  while (at < text.length || record.length > 0) {
    const start = at;
    const isQuoted = text[at] === '"';
    let value = '';
    if (isQuoted) {
      const close = closingQuote(text, at + 1);
      if (close < 0) return { records, unclosed: start };
      value = text.slice(at + 1, close).replaceAll('""', '"');
      at = close + 1;
    }
    // Text after a closing quote belongs to the field, as in spreadsheets.
    const rest = at;
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at++;
    record.push({ value: value + text.slice(rest, at), start, end: at });
    if (text[at] === separator) {
      at++;
      continue;
    }
    if (record.length > 1 || isQuoted || at > start) records.push(record);
    record = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return { records, unclosed: undefined };
}

/** -1 when there is none. Two quotes are a quote in the text. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}
