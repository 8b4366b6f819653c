import type { Formatter } from '../contract.ts';
import { asString } from '../values/as-string.ts';

/**
 * `{text|encode-uri-component}`: percent-encodes text for a URL component (language reference 11.2). Throws a
 * `URIError` for lone surrogates (9.3). Does not encode `'`, so it is safe in double quotes only.
 */
export const encodeUriComponent: Formatter = {
  name: 'encode-uri-component',
  family: 'text',
  reads: 'value',
  safeIn: ['text', 'attribute'],
  prepare: () => (value) => encodeURIComponent(asString(value)),
};
