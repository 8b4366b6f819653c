import type { Format, Formatter, Scope, Value } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { asString } from '../../values/as-string.ts';
import { fragmentText } from '../../values/fragment-text.ts';
import { frameMember, member } from '../../values/member.ts';
import { localized } from '../localized.ts';

/**
 * `{item|product-quick-view group}`: the quick-view button of a product (language reference 13.5).
 */
export const productQuickView: Formatter = {
  name: 'product-quick-view',
  family: 'commerce',
  reads: 'scope',
  prepare: prepareProductQuickView,
};

function prepareProductQuickView(args: readonly string[], dialect: Dialect): Format {
  const escaped = fragmentText(dialect);
  const group = args[0] ?? '';
  return (product, scope) => {
    const id = escaped(asString(member(product, 'id')));
    const own = localized(scope, 'productQuickViewText');
    const text = own === undefined ? 'Quick View' : escaped(asString(own));
    return `<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="${id}" data-group="${escaped(groupName(product, scope, group))}">${text}</span>`;
  };
}

/** The value that the argument names in the product or the scope, or the argument itself. */
function groupName(product: Value, scope: Scope, argument: string): string {
  const key = /^(?:0|[1-9]\d*)$/.test(argument) ? Number(argument) : argument;
  const own = frameMember(product, key);
  const named = own === undefined ? scope.resolve([key]) : own;
  return named === undefined ? argument : asString(named);
}
