import { separatorOf, splitRecords } from '../../../formatters/vocabulary/csv/csv-records.ts';

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
