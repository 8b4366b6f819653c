import type { ParsedTemplate, Partials } from '../../template/contract.ts';
import type { Alternate, FormatterCall } from '../../template/tree/tree.ts';

/** The formatters that print the field for how many. */
const QUANTITY = /^(?:quantity-input|product-checkout)$/;

/** Whether a template, or a partial that it may come to, has the field for how many. */
export function needsQuantity({ tree }: ParsedTemplate, partials: Partials): boolean {
  // It grows while it is gone through; a partial that applies itself is in it once.
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

/** What of an instruction may lead to a formatter. */
interface Part {
  readonly kind: string;
  readonly name?: string;
  readonly body?: readonly Part[];
  readonly separator?: readonly Part[];
  readonly alternate?: Alternate;
  readonly formatters?: readonly FormatterCall[];
}
