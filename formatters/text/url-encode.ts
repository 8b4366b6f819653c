import type { Format, Formatter } from '../contract.ts';
import type { Dialect } from '../dialect.ts';
import { asString } from '../values/index.ts';

/**
 * `{text|url-encode}`: UTF-8 percent-encoding for one part of a URL (language reference 11.2). On publishing it is form
 * encoding, where a space is `+`.
 */
export const urlEncode: Formatter = {
  name: 'url-encode',
  family: 'text',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url'],
  prepare: prepareUrlEncode,
};

function prepareUrlEncode(_args: readonly string[], dialect: Dialect): Format {
  const encode = dialect.urlEncodeIsFormEncoding ? formEncode : looseEncode;
  return (value) => encode(asString(value));
}

/** Letters, digits and `. - * _` stay, a space is `+`; half a surrogate pair counts as a question mark. Never throws. */
export function formEncode(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '?'))
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, percentEscape);
}

/** Letters, digits and `@ * _ + - . /` stay. Half a surrogate pair is an exception of the class `Error` (9.3). */
function looseEncode(text: string): string {
  if (/[\ud800-\udfff]/u.test(text)) throw new Error('the text has half a surrogate pair');
  return encodeURIComponent(text)
    .replace(/%(?:40|2B|2F)/g, decodeURIComponent)
    .replace(/[!'()~]/g, percentEscape);
}

/** For the five characters that `encodeURIComponent` leaves and the form encoding does not. */
function percentEscape(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
