import type { Format, Formatter } from '../contract.ts';
import type { Dialect } from '../dialect.ts';
import { asString } from '../values/as-string.ts';

/**
 * `{text|url-encode}`: UTF-8 percent-encoding for a URL component (language reference 11.2). The platform dialect
 * uses form encoding, where a space is `+`.
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

/**
 * Keeps letters, digits and `. - * _`, encodes space as `+`, and replaces lone surrogates with question marks. Never
 * throws.
 */
export function formEncode(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '?'))
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, percentEscape);
}

/** Keeps letters, digits and `@ * _ + - . /`. Throws an `Error` for lone surrogates (9.3). */
function looseEncode(text: string): string {
  if (/[\ud800-\udfff]/u.test(text)) throw new Error('the text has half a surrogate pair');
  return encodeURIComponent(text)
    .replace(/%(?:40|2B|2F)/g, decodeURIComponent)
    .replace(/[!'()~]/g, percentEscape);
}

/** For the five characters that `encodeURIComponent` leaves but form encoding does not. */
function percentEscape(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
