import { asString, type JsonObject, member, type Value } from '../../../../formatters/index.ts';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import { hasStockCount } from '../../../../formatters/vocabulary/store/product-type.ts';
import { FIELDS_TEMPLATE, PRODUCT_FORM_TEMPLATE } from '../../templates/form-template.ts';
import { builtInTemplate } from '../../templates/templates.ts';
import type { FoundElement, PageScan } from '../page-scan.ts';
import type { Splices } from '../splices.ts';
import { canBeBought, choiceName, offeredVariants, productTypeOf } from './offered-variants.ts';
import type { ProductPage, ProductServices } from './product-services.ts';
import { restockForm } from './restock-form.ts';

export interface ProductOptions {
  readonly scan: PageScan;
  readonly splices: Splices;
  readonly page: ProductPage;
}

/**
 * Adds to the products of a page what `docs/runtime.md` ("Products") describes: attributes for the runtime, and a form for
 * browsers without script. Formatter output stays unchanged.
 */
export function postprocessProducts(
  { scan, splices, page }: ProductOptions,
  services: ProductServices,
): void {
  const siteKey = asString(member(member(member(page.root, 'website'), 'captchaSettings'), 'siteKey'));
  const withChoice = itemsWith('product-variants', scan);
  const withQuantity = itemsWith('product-quantity-input', scan);
  for (const [index, element] of scan.marked.entries()) {
    const { classes, attributes } = element;
    if (classes.includes('product-restock-notification') && services.restockSuccessText !== undefined) {
      splices.setAttribute(element, 'data-success-text', services.restockSuccessText);
    }
    if (classes.includes('product-restock-notification') && siteKey !== '') {
      splices.setAttribute(element, 'data-site-key', siteKey);
    }
    const itemId = attributes.get('data-item-id')?.value;
    if (!classes.includes('sqs-add-to-cart-button') || itemId === undefined) continue;
    const item = services.item(itemId);
    if (item === undefined) continue;
    const context = contextOf(itemId, page);
    splices.setAttribute(element, 'data-context', context);
    if (services.isExpress) splices.setAttribute(element, 'data-express', 'true');
    if (!withChoice.has(itemId)) {
      splices.setAttribute(
        element,
        'data-variants',
        JSON.stringify(offeredVariants(item).map(runtimeVariant)),
      );
    }
    const { wrapperStart } = element;
    if (context === 'pdp' && wrapperStart !== undefined && !withQuantity.has(itemId)) {
      splices.insert(wrapperStart, pendingQuantity(item, page, services));
    }
    if (element.wrapperEnd === undefined) continue;
    const siblings = siblingsOf(item, { element, index, page, services });
    const wait = restockForm(item, { scan, page, services });
    // When everything is sold out, the back-in-stock form comes first.
    const isGone = !offeredVariants(item).some((variant) => canBeBought(variant, productTypeOf(item)));
    splices.insert(element.wrapperEnd, isGone ? wait + siblings : siblings + wait);
  }
}

/** Ids of the items that have an element with this class on the page. */
function itemsWith(name: string, { marked }: PageScan): ReadonlySet<string | undefined> {
  const found = marked.filter(({ classes }) => classes.includes(name));
  return new Set(found.map(({ attributes }) => attributes.get('data-item-id')?.value));
}

/**
 * Quantity field of a product that was published with at most one unit, for which no formatter prints one (R-FMT-STAT-12). The
 * runtime shows it when the current stock is higher (R-FMT-STAT-18), so that no new publish is needed.
 */
function pendingQuantity(
  item: JsonObject,
  { template, root, injects }: ProductPage,
  { needsQuantity, templates }: ProductServices,
): string {
  // A theme that renders products without the field does not want one.
  if (!needsQuantity(template)) return '';
  const variants = offeredVariants(item).map((variant) => ({ ...variant, unlimited: true }));
  const structuredContent = { ...(item.structuredContent as JsonObject), variants };
  const field = templates.render(QUANTITY, { ...root, item: { ...item, structuredContent } }, injects);
  return field.trim().replace(/^<div class="product-quantity-input"/, '$& hidden');
}

function contextOf(itemId: string, { kind, itemId: own }: ProductPage): string {
  if (kind === 'list') return 'plp';
  if (kind === 'page') return 'product_block';
  return kind === 'item' && itemId === own ? 'pdp' : 'add-on';
}

function runtimeVariant({ id, sku, attributes, qtyInStock, unlimited, ...variant }: JsonObject): JsonObject {
  const { priceText, salePriceText } = variant;
  return { id, sku, attributes, qtyInStock, unlimited, priceText, salePriceText };
}

interface SiblingOptions {
  readonly element: FoundElement;
  /** Makes ids unique when a page has several products. */
  readonly index: number;
  readonly page: ProductPage;
  readonly services: ProductServices;
}

function siblingsOf(item: JsonObject, { element, index, page, services }: SiblingOptions): string {
  const { root, injects } = page;
  const { templates, strings } = services;
  const content = item.structuredContent;
  const productType = productTypeOf(item);
  const offered = offeredVariants(item);
  const form = member(content, 'additionalFieldsForm') as JsonObject | undefined;
  const prefix = `buy-${index + 1}-${asString(item.id)}`;
  const data = form === undefined ? {} : services.formData(form, prefix);
  const scope = { ...root, ...data, formPage: injects.formPage };
  const goneText = soldOutText(item, services);
  const noscript =
    offered.length === 0
      ? ''
      : templates.render(
          NOSCRIPT,
          {
            ...scope,
            addUrl: API.cartEntries,
            addItemId: item.id,
            choices: choicesOf(offered, productType, goneText),
            isOne: offered.length === 1,
            onlySku: offered[0]?.sku,
            isGone: !offered.some((variant) => canBeBought(variant, productType)),
            goneText,
            chooseLabel: strings.productChooseText ?? 'Select',
            quantityLabel: strings.productQuantityInputLabel ?? 'Quantity',
            isCounted: isCounted(content, productType),
            buttonLabel: element.attributes.get('data-original-label')?.value,
          },
          injects,
        );
  if (form === undefined) return noscript;
  const dialog = templates.render(PRODUCT_FORM, { ...scope, dialogTitle: item.title }, injects);
  return `${noscript}<template class="quoin-form-template" data-form-id="${asString(form.id)}">${dialog}</template>`;
}

/** As the product's marker shows it (language reference 13.6). */
function soldOutText(item: JsonObject, { merchandising, strings }: ProductServices): string {
  const id = asString(item.id);
  const context = member(merchandising([id]), id);
  return asString(member(context, 'customSoldOutText')) || strings.productSoldOutText || 'sold out';
}

/**
 * All variants, including those sold out at build time: they may be restocked before the next publish, and the server checks the
 * current stock. The first variant in stock at build time is selected.
 */
function choicesOf(
  variants: readonly JsonObject[],
  productType: number,
  soldOut: string,
): readonly JsonObject[] {
  const first = variants.findIndex((variant) => canBeBought(variant, productType));
  return variants.map((variant, index) => {
    const text = choiceText(variant);
    const isIn = canBeBought(variant, productType);
    const shown = isIn ? text : `${text} – ${soldOut}`;
    return { sku: variant.sku ?? '', text: shown, isChosen: index > 0 && index === first };
  });
}

/** `Blue / Large, €42.00`. */
function choiceText(variant: JsonObject): string {
  const price = asString(variant.salePriceText) || asString(variant.priceText);
  return [choiceName(variant), price].filter((text) => text !== '').join(', ') || asString(variant.sku);
}

function isCounted(content: Value, productType: number): boolean {
  return hasStockCount(productType) && member(content, 'isSubscribable') !== true;
}

const QUANTITY = builtInTemplate('built-in/quantity', '{.section item}{@|quantity-input}{.end}');

const PRODUCT_FORM = builtInTemplate('built-in/product-form', PRODUCT_FORM_TEMPLATE);

const NOSCRIPT = builtInTemplate(
  'built-in/add-form',
  `<noscript><form class="quoin-add-form" method="post" action="{addUrl|htmltag}">
<input type="hidden" name="itemId" value="{addItemId|htmltag}">
{.if isOne}<input type="hidden" name="sku" value="{onlySku|htmltag}">{.if isGone}<p class="quoin-add-sold-out">{goneText|htmltag}. {.if localizedStrings.productGoneHint}{localizedStrings.productGoneHint|htmltag}{.or}If it is available again, you can add it to your cart.{.end}</p>{.end}{.or}<label>{chooseLabel|htmltag} <select name="sku">{.repeated section choices}<option value="{sku|htmltag}"{.if isChosen} selected{.end}>{text|htmltag}</option>{.end}</select></label>{.end}
{.if isCounted}<label>{quantityLabel|htmltag} <input name="quantity" type="number" min="1" max="9999" value="1"></label>{.or}<input type="hidden" name="quantity" value="1">{.end}
${FIELDS_TEMPLATE}<button>{buttonLabel|htmltag}</button>
</form></noscript>`,
);
