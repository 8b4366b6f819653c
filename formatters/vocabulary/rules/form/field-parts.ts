/**
 * The parts of answers that have several, in the order in which they are sent and stored, under the names that
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

/** Places of the parts that a required field may leave empty: Line2, State and Zip; the country (R-FORM-VAL-08). */
const OPTIONAL_PARTS: Readonly<Partial<Record<string, readonly number[]>>> = {
  address: [1, 3, 4],
  phone: [0],
};

export function hasParts(type: string): type is FieldWithParts {
  return Object.hasOwn(FIELD_PARTS, type);
}

/** Whether each part that a required field needs is there; takes as many parts as the type has. */
export function isComplete(type: FieldWithParts, parts: readonly string[]): boolean {
  return parts.every((part, index) => part || OPTIONAL_PARTS[type]?.includes(index));
}

/** As many parts as the type has. Three parts of a phone number get an empty country in front (R-FORM-VAL-07). */
export function withAllParts(type: FieldWithParts, parts: readonly string[]): readonly string[] {
  const given = type === 'phone' && parts.length === 3 ? ['', ...parts] : parts;
  return FIELD_PARTS[type].map((_, index) => given[index] ?? '');
}

/** `2026-11-21` as `['11', '21', '2026']`, `14:30` as `['2', '30', '00', 'PM']`: what date and time inputs send. */
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
