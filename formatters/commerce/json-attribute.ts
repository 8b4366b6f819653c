import type { Value } from '../contract.ts';
import { jsonText } from '../data/json/json-text.ts';
import { escapeAttribute } from '../values/escape-html.ts';

/** A value as JSON text for an attribute in double quotes; `''` for MISSING. */
export function jsonAttribute(value: Value): string {
  return value === undefined ? '' : escapeAttribute(jsonText(value));
}
