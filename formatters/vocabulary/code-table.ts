/** A table of names and their codes. */
type CodeTable = Readonly<Record<string, number>>;

/** Whether a value from outside is one of the codes of a table. */
export function isCodeIn<T extends CodeTable>(table: T, value: unknown): value is T[keyof T] {
  return typeof value === 'number' && Object.values(table).includes(value);
}

/** The name of a code; `undefined` for a code the table does not know, which is to be kept as it is. */
export function nameOfCode<T extends CodeTable>(table: T, code: number): (keyof T & string) | undefined {
  return Object.keys(table).find((name) => table[name] === code);
}

/** Whether a value from outside is a whole number from `first` to `last`. */
export function isCodeBetween(value: unknown, first: number, last: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= first && value <= last;
}

/** Whether a value from outside is one of a list of words. */
export function isWordIn<T extends string>(words: readonly T[], value: unknown): value is T {
  return (words as readonly unknown[]).includes(value);
}
