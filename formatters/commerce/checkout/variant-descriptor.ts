import type { Formatter } from '../../contract.ts';
import { asString, member } from '../../values/index.ts';

/** `{variant|variant-descriptor}`: `blue / large` (language reference 13.4). */
export const variantDescriptor: Formatter = {
  name: 'variant-descriptor',
  family: 'commerce',
  reads: 'value',
  prepare: () => (variant) => {
    const values = member(variant, 'optionValues');
    return Array.isArray(values) ? values.map((entry) => asString(member(entry, 'value'))).join(' / ') : '';
  },
};
