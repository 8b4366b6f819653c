/** A row of a table as texts by column name. */
export type CsvRow = Readonly<Record<string, string>>;

export interface ParsedCsv {
  readonly rows: readonly CsvRow[];
  /** Undefined when the table is valid. */
  readonly error: CsvError | undefined;
}

export interface CsvError {
  readonly message: string;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
}

/**
 * Parses a table as spreadsheets export it (RFC 4180): the first line has the names of the columns, and fields with separators, line
 * breaks or quotes are in double quotes. The separator is a comma, a semicolon or a tab, whichever the first line has.
 */
export function parseCsv(text: string): ParsedCsv {
  const { records, unclosed } = splitRecords(text, separatorOf(text));
  if (unclosed !== undefined) return failed('The closing double quote is missing', unclosed, unclosed + 1);
  const [header, ...body] = records;
  if (header === undefined) return failed('The file is empty', 0, 0);
  const names = header.map(({ value }) => value.trim());
  const odd = header.find((_, index) => names[index] === '' || names.indexOf(names[index] ?? '') !== index);
  if (odd !== undefined) {
    const isEmpty = odd.value.trim() === '';
    const message = isEmpty ? 'A column has no name' : `Two columns have the name "${odd.value.trim()}"`;
    return failed(message, odd.start, Math.max(odd.end, odd.start + 1));
  }
  const long = body.find((fields) => fields.length > names.length)?.[names.length];
  if (long !== undefined) {
    return failed(
      `The row has more than ${names.length} fields`,
      long.start,
      Math.max(long.end, long.start + 1),
    );
  }
  const rows = body.map((fields) =>
    Object.fromEntries(names.map((name, index) => [name, fields[index]?.value ?? ''])),
  );
  return { rows, error: undefined };
}

function failed(message: string, start: number, end: number): ParsedCsv {
  return { rows: [], error: { message, start, end } };
}

/** The first of the separators in the first line, outside of quotes. */
function separatorOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1);
  return /[,;\t]/.exec(line.replace(/"[^"]*"/g, ''))?.[0] ?? ',';
}

interface Field {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

interface Records {
  readonly records: readonly (readonly Field[])[];
  /** Offset of a quote that no other one closes. */
  readonly unclosed: number | undefined;
}

/** Lines without a character are left out. */
function splitRecords(text: string, separator: string): Records {
  const records: Field[][] = [];
  let record: Field[] = [];
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
