import { parseJson } from '../../formatters/index.ts';
import { base64Url, bytesOfBase64Url } from './crypto/site-keys.ts';

/** Where a page of a list ended, as a text that says nothing to anybody else. */
export function cursorOf(place: readonly (string | number)[]): string {
  return base64Url(new TextEncoder().encode(JSON.stringify(place)));
}

/** A place of as many values as asked for; undefined for what is none: then the list begins anew. */
export function placeOf(cursor: string | undefined, kinds: readonly ('string' | 'number')[]) {
  const bytes = cursor === undefined || cursor.length > LONGEST_CURSOR ? undefined : bytesOfBase64Url(cursor);
  const place = parseJson(new TextDecoder().decode(bytes));
  if (!Array.isArray(place) || place.length !== kinds.length) return undefined;
  const isRight = kinds.every((kind, index) => typeof place[index] === kind);
  return isRight ? (place as readonly (string | number)[]) : undefined;
}

const LONGEST_CURSOR = 2000;
