import type { Formatter } from '../contract.ts';
import { asString } from '../values/index.ts';

/**
 * `{text|encode-uri-component}`: percent-encodes a text for one part of a URL (language reference 11.2).
 * A lone surrogate raises a `URIError` (9.3). It leaves `'` alone, so it is safe in double quotes only.
 */
export const encodeUriComponent: Formatter = {
  name: 'encode-uri-component',
  family: 'text',
  reads: 'value',
  safeIn: ['text', 'attribute'],
  prepare: () => (value) => encodeURIComponent(asString(value)),
};
