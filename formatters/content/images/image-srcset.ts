import type { Formatter, Value } from '../../contract.ts';
import { asString } from '../../values/as-string.ts';
import { fragmentText } from '../../values/fragment-text.ts';
import { membersOf } from '../../values/members-of.ts';

/** The widths that the platform generates, in ascending order. */
const WIDTHS: readonly string[] = ['100w', '300w', '500w', '750w', '1000w', '1500w', '2500w'];

/**
 * `<img{item|image-srcset} />`: ` srcset="…"` with the stored variants, and the original as the next larger size
 * (language reference 12.8). Values without variants are returned unchanged.
 */
export const imageSrcset: Formatter = {
  name: 'image-srcset',
  family: 'content',
  reads: 'value',
  prepare: (_args, dialect) => (value) => srcsetOf(value, fragmentText(dialect)) ?? value,
};

function srcsetOf(item: Value, escaped: (text: string) => string): string | undefined {
  const members = membersOf(item);
  const assetUrl = asString(members.assetUrl);
  const variants = asString(members.systemDataVariants).split(',');
  let candidates = '';
  let largest = '';
  for (const variant of variants) {
    if (!variant.endsWith('w')) continue;
    candidates += `${candidates === '' ? '' : ','}${assetUrl}?format=${variant} ${variant}`;
    largest = variant;
  }
  if (candidates === '') return undefined;
  const next = widthAbove(largest);
  const original = next === undefined ? '' : `,${assetUrl}?format=original ${next}`;
  return ` srcset="${escaped(candidates + original)}"`;
}

function widthAbove(width: string): string | undefined {
  const index = WIDTHS.indexOf(width);
  return index < 0 ? undefined : WIDTHS[index + 1];
}
