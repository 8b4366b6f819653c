import { parseJson } from '../../formatters/index.ts';
import { base64Url, bytesOfBase64Url } from './crypto/site-keys.ts';

/** Encodes the sort key of the last row of a page as an opaque cursor. */
export function encodeCursor(place: readonly (string | number)[]): string {
  return base64Url(new TextEncoder().encode(JSON.stringify(place)));
}

/** Decodes a cursor with values of these types; undefined for an invalid cursor, which starts at the first page. */
export function decodeCursor(cursor: string | undefined, kinds: readonly ('string' | 'number')[]) {
  const bytes =
    cursor === undefined || cursor.length > MAX_CURSOR_LENGTH ? undefined : bytesOfBase64Url(cursor);
  const place = parseJson(new TextDecoder().decode(bytes));
  if (!Array.isArray(place) || place.length !== kinds.length) return undefined;
  const isRight = kinds.every((kind, index) => typeof place[index] === kind);
  return isRight ? (place as readonly (string | number)[]) : undefined;
}

const MAX_CURSOR_LENGTH = 2000;
