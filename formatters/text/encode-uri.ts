import type { Formatter } from '../contract.ts';
import { asString } from '../values/as-string.ts';

/**
 * `{url|encode-uri}`: percent-encodes characters that are invalid in a URL (language reference 11.2). Throws a
 * `URIError` for lone surrogates (9.3).
 */
export const encodeUri: Formatter = {
  name: 'encode-uri',
  family: 'text',
  reads: 'value',
  safeIn: ['text', 'attribute'],
  prepare: () => (value) => encodeURI(asString(value)),
};
