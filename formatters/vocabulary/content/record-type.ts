import { isCodeBetween, nameOfCode } from '../code-table.ts';

/** Content item types. Other numbers up to 63 have no public name and are preserved (R-ENUM-VAL-06). */
export const RECORD_TYPE = {
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  chat: 6,
  audio: 7,
  video: 8,
  review: 10,
  'store-item': 11,
  event: 12,
  thread: 13,
  gallery: 14,
  binary: 15,
  'css-asset': 16,
  'tweak-asset': 17,
  'digital-good': 18,
  attachment: 19,
  'wordpress-export': 20,
  'json-export': 21,
  'site-search': 30,
  'active-time': 31,
  tweet: 50,
  checkin: 52,
  kbarticle: 54,
} as const;

export type RecordTypeName = keyof typeof RECORD_TYPE;

/** Accepts named and unnamed record types. */
export function isRecordType(value: unknown): value is number {
  return isCodeBetween(value, 1, 63);
}

/** Returns `undefined` for unnamed types. */
export function recordTypeName(code: number): RecordTypeName | undefined {
  return nameOfCode(RECORD_TYPE, code);
}
