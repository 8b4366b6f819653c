import type { CLDR } from '@phensley/cldr';
import type { JsonObject } from '../contract.ts';
import { formatMessage } from '../message/format-message.ts';

/**
 * Fills a message pattern (language reference 16) with named values, which are also its values 0, 1, … in their order.
 * `''` without a locale.
 */
export function fillPattern(cldr: CLDR | undefined, pattern: string, values: JsonObject): string {
  return formatMessage(cldr, pattern, { positional: Object.values(values), named: values });
}
