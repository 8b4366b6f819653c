import type { Formatter } from '../contract.ts';
import { asString } from '../values/index.ts';

/**
 * `{url|encode-uri}`: percent-encodes what cannot stand in a whole URL (language reference 11.2).
 * A lone surrogate raises a `URIError` (9.3).
 */
export const encodeUri: Formatter = {
  name: 'encode-uri',
  family: 'text',
  reads: 'value',
  safeIn: ['text', 'attribute'],
  prepare: () => (value) => encodeURI(asString(value)),
};
