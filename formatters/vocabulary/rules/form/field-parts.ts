/**
 * The parts of multi-part values, in the order in which they are sent and stored, with the names that
 * `summary-form-field` reads (R-FORM-SUBMIT-05, data model 5).
 */
export const FIELD_PARTS = {
  name: ['First', 'Last'],
  address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
  phone: ['Country', 'Areacode', 'Prefix', 'Line'],
  date: ['Month', 'Day', 'Year'],
  time: ['Hour', 'Minute', 'Second', 'Ampm'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type FieldWithParts = keyof typeof FIELD_PARTS;

/** Indexes of parts that may be empty in a required field: Line2, State and Zip; the phone country (R-FORM-VAL-08). */
const OPTIONAL_PARTS: Readonly<Partial<Record<string, readonly number[]>>> = {
  address: [1, 3, 4],
  phone: [0],
};

export function hasParts(type: string): type is FieldWithParts {
  return Object.hasOwn(FIELD_PARTS, type);
}

/** Whether every required part has a value. `parts` must have as many entries as the type has parts. */
export function isComplete(type: FieldWithParts, parts: readonly string[]): boolean {
  return parts.every((part, index) => part || OPTIONAL_PARTS[type]?.includes(index));
}

/**
 * Pads to the number of parts of the type. A phone number of three parts gets an empty country in front
 * (R-FORM-VAL-07).
 */
export function withAllParts(type: FieldWithParts, parts: readonly string[]): readonly string[] {
  const given = type === 'phone' && parts.length === 3 ? ['', ...parts] : parts;
  return FIELD_PARTS[type].map((_, index) => given[index] ?? '');
}

/**
 * Splits the values of date and time inputs: `2026-11-21` into `['11', '21', '2026']`, `14:30` into `['2', '30',
 * '00', 'PM']`.
 */
export function partsOfText(type: FieldWithParts, text: string): readonly string[] {
  if (type === 'date') {
    const [, year = '', month = '', day = ''] = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(text) ?? [];
    return [month, day, year];
  }
  if (type === 'time') {
    const [, hour, minute = '', second = '00'] = /^(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?$/.exec(text) ?? [];
    if (hour === undefined) return ['', '', '', ''];
    return [String(Number(hour) % 12 || 12), minute, second, Number(hour) < 12 ? 'AM' : 'PM'];
  }
  return [text];
}
