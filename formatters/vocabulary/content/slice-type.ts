import { isCodeIn } from '../code-table.ts';

/** Slices of a cover page; `current-type?` compares with them (language reference 18.4). */
export const SLICE_TYPE = {
  heading: 1,
  body: 3,
  image: 4,
  gallery: 5,
  video: 6,
  'social-icons': 7,
  buttons: 8,
  navigation: 9,
  'custom-form': 10,
  newsletter: 11,
  album: 12,
  map: 13,
  logo: 14,
  action: 15,
  form: 16,
  lock: 17,
  password: 18,
  twitter: 19,
} as const;

export type SliceType = (typeof SLICE_TYPE)[keyof typeof SLICE_TYPE];
export type SliceTypeName = keyof typeof SLICE_TYPE;

export function isSliceType(value: unknown): value is SliceType {
  return isCodeIn(SLICE_TYPE, value);
}
