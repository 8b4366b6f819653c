import { type DocKey, ownValue, valueAt } from '../../../compiler/model/index.ts';
import { isRecord } from '../../../formatters/index.ts';
import { idOf, isProduct } from '../model/documents.ts';
import type { JsonRecord } from '../operations/changes/json-equal.ts';
import { productOf, variantName } from '../store/product.ts';
import { type StringKey, t } from '../strings/core-strings.ts';

const FIELDS: Readonly<Record<string, StringKey>> = {
  title: 'field.title',
  navigationTitle: 'field.navigationTitle',
  urlId: 'field.urlId',
  status: 'field.status',
  publishOn: 'field.publishOn',
  description: 'field.description',
  excerpt: 'field.excerpt',
  body: 'field.text',
  markdown: 'field.text',
  text: 'field.text',
  priceMoney: 'field.price',
  salePriceMoney: 'field.salePrice',
  sku: 'field.sku',
  qtyInStock: 'field.stock',
  altText: 'field.altText',
  filename: 'field.filename',
  siteTitle: 'field.siteTitle',
  currency: 'field.currency',
  order: 'field.order',
  mainImageId: 'field.image',
  imageIds: 'field.images',
  tags: 'field.tags',
  categories: 'field.categories',
};

/** Describes a field of a document: "Price of S / Ash", "Title". */
export function pathLabel(doc: DocKey, at: readonly string[], body: unknown): string {
  if (at.length === 0) return t('value.document');
  const namedField = [...at].reverse().find((name) => Object.hasOwn(FIELDS, name));
  const last = at.at(-1) ?? '';
  const field = fieldLabel(namedField ?? last);
  const variantIndex = at.indexOf('variants');
  if (variantIndex < 0 || !isProduct(body)) return field;
  const { variants, optionNames } = productOf({ key: doc, id: idOf(doc), body });
  const variant = variants.find(({ id }) => id === at[variantIndex + 1]);
  const name = variant === undefined ? '' : variantName(variant, optionNames) || variant.sku;
  return name === '' ? field : t('value.fieldOf', { field, name });
}

/** Formats a value for display; records and lists by their content, never as JSON. */
export function valueLabel(value: unknown): string {
  if (value === undefined) return t('value.removed');
  if (typeof value === 'string') return value === '' ? t('value.empty') : value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? t('value.on') : t('value.off');
  const money = [valueAt(value, ['value']), valueAt(value, ['currency'])];
  if (money.every((part) => typeof part === 'string')) return money.join(' ');
  if (Array.isArray(value)) return value.length === 0 ? t('value.empty') : value.map(valueLabel).join(', ');
  return isRecord(value) ? recordLabel(value) : String(value);
}

/** Fields that identify a record; the first one present is enough. */
const TEXT_FIELDS = ['title', 'name', 'markdown', 'html', 'label', 'quote', 'text'];

function recordLabel(record: JsonRecord): string {
  for (const name of TEXT_FIELDS) {
    const text = ownValue(record, name);
    if (typeof text === 'string' && text !== '') return name === 'html' ? withoutTags(text) : text;
  }
  const fields = Object.entries(record).filter(([name, value]) => name !== 'order' && !isEmpty(value));
  if (fields.length === 0) return t('value.empty');
  return fields.map(([name, value]) => `${fieldLabel(name)}: ${valueLabel(value)}`).join('\n');
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === '' || (isRecord(value) && Object.keys(value).length === 0);
}

function withoutTags(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function fieldLabel(name: string): string {
  return Object.hasOwn(FIELDS, name) ? t((FIELDS[name] ?? 'field.title') as 'field.title') : humanize(name);
}

/** Converts `useCustomAddButtonText` to "Use custom add button text". */
function humanize(name: string): string {
  const text = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
