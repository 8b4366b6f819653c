import type { ParsedTemplate, Partials } from '../../template/contract.ts';
import type { Alternate, FormatterCall } from '../../template/tree/tree.ts';

/** Formatters that print the quantity field. */
const QUANTITY = /^(?:quantity-input|product-checkout)$/;

/** Whether a template, or a partial that it may apply, has a quantity field. */
export function needsQuantity({ tree }: ParsedTemplate, partials: Partials): boolean {
  // Grows during iteration; recursive partials are added once.
  const blocks = new Set<readonly Part[]>([tree.body]);
  const reach = (partial = '') => blocks.add(partials.get(partial)?.tree.body ?? []);
  for (const block of blocks) {
    for (const { kind, name, body = [], separator = [], alternate, formatters = [] } of block) {
      blocks.add(body).add(separator);
      if (typeof alternate === 'object') blocks.add([alternate]);
      if (kind === 'include') reach(name);
      for (const { formatter, args } of formatters) {
        if (QUANTITY.test(formatter.name)) return true;
        if (formatter.name === 'apply') reach(args?.values[0]);
      }
    }
  }
  return false;
}

/** Parts of an instruction that may contain formatters. */
interface Part {
  readonly kind: string;
  readonly name?: string;
  readonly body?: readonly Part[];
  readonly separator?: readonly Part[];
  readonly alternate?: Alternate;
  readonly formatters?: readonly FormatterCall[];
}
