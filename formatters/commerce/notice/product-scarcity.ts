import type { Format, Formatter, Scope, Value } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { asBoolean } from '../../values/as-boolean.ts';
import { asString } from '../../values/as-string.ts';
import { escapeAttribute } from '../../values/escape-html.ts';
import { isTruthy } from '../../values/is-truthy.ts';
import { member } from '../../values/member.ts';
import { fillPattern } from '../fill-pattern.ts';
import { jsonAttribute } from '../json-attribute.ts';
import { merchandisingContext } from './merchandising-context.ts';

/** `{item|product-scarcity}`: "only 3 left", once for each scarcity view (language reference 13.14). */
export const productScarcity: Formatter = {
  name: 'product-scarcity',
  family: 'commerce',
  reads: 'scope',
  prepare: prepareProductScarcity,
};

function prepareProductScarcity(_args: readonly string[], dialect: Dialect): Format {
  return (product, scope) => {
    const context = merchandisingContext(product, scope);
    if (!asBoolean(member(context, 'scarcityEnabled'))) return product;
    const views = member(context, 'scarcityTemplateViews');
    if (!Array.isArray(views)) return '';
    return views.map((view) => viewMarkup(view, context, { scope, dialect })).join('');
  };
}

function viewMarkup(
  view: Value,
  context: Value,
  { scope, dialect }: { scope: Scope; dialect: Dialect },
): string {
  const pattern = asString(member(context, 'scarcityText'));
  const text = fillPattern(scope.cldr, pattern, { qtyInStock: member(view, 'qtyInStock') });
  const attributes = member(view, 'attributes');
  const variant = isTruthy(attributes) ? ` data-variant-attributes="${jsonAttribute(attributes)}"` : '';
  const hidden = variant !== '' || isHiddenByDefault(context, dialect) ? ' hidden' : '';
  return `
  <div class="product-scarcity"${variant}${hidden}>
    ${escapeAttribute(text)}
  </div>
`;
}

/**
 * Scarcity texts of a variant stay hidden until it is selected, other texts unless shown by default (R-FMT-STAT-14).
 */
function isHiddenByDefault(context: Value, dialect: Dialect): boolean {
  return dialect.scarcityObeysShownByDefault && !asBoolean(member(context, 'scarcityShownByDefault'));
}
