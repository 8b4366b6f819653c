import type { CLDR } from '@phensley/cldr';
import type { JsonObject } from '../contract.ts';
import { formatMessage } from '../message/format-message.ts';

/**
 * Formats a message pattern (language reference 16) with named values, which are also available by position in their
 * order. Returns `''` without a locale.
 */
export function fillPattern(cldr: CLDR | undefined, pattern: string, values: JsonObject): string {
  return formatMessage(cldr, pattern, { positional: Object.values(values), named: values });
}
