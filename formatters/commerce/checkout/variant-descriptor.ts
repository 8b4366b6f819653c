import type { Formatter } from '../../contract.ts';
import { asString } from '../../values/as-string.ts';
import { indexedEntries } from '../../values/indexed-entries.ts';
import { member } from '../../values/member.ts';

/** `{variant|variant-descriptor}`: `blue / large` (language reference 13.4). */
export const variantDescriptor: Formatter = {
  name: 'variant-descriptor',
  family: 'commerce',
  reads: 'value',
  prepare: () => (variant) =>
    indexedEntries(member(variant, 'optionValues'))
      .map((entry) => asString(member(entry, 'value')))
      .join(' / '),
};
