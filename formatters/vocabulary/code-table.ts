/** Maps names to codes. */
type CodeTable = Readonly<Record<string, number>>;

/** Whether an untrusted value is one of the codes of a table. */
export function isCodeIn<T extends CodeTable>(table: T, value: unknown): value is T[keyof T] {
  return typeof value === 'number' && Object.values(table).includes(value);
}

/** The name of a code; `undefined` for unknown codes, which callers must preserve. */
export function nameOfCode<T extends CodeTable>(table: T, code: number): (keyof T & string) | undefined {
  return Object.keys(table).find((name) => table[name] === code);
}

/** Whether an untrusted value is an integer from `first` to `last`. */
export function isCodeBetween(value: unknown, first: number, last: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= first && value <= last;
}

/** Whether an untrusted value is one of a list of strings. */
export function isWordIn<T extends string>(words: readonly T[], value: unknown): value is T {
  return (words as readonly unknown[]).includes(value);
}
