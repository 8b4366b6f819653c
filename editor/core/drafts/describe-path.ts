import { type DocKey, documentTypeOf, ownValue, valueAt } from '../../../compiler/model/index.ts';
import { isRecord } from '../../../formatters/index.ts';
import { idOf, isProduct } from '../model/documents.ts';
import { readableId } from '../model/readable-id.ts';
import type { JsonRecord } from '../operations/changes/json-equal.ts';
import { productOf, variantName } from '../store/product.ts';
import { type StringKey, t } from '../strings/core-strings.ts';

/** What the dashboard calls fields, by their name, or by the name of their record and theirs where others share it. */
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
  order: 'field.order',
  mainImageId: 'field.image',
  imageIds: 'field.images',
  tags: 'field.tags',
  categories: 'field.categories',

  siteTitle: 'settings.siteTitle',
  siteTagLine: 'settings.tagline',
  siteDescription: 'settings.description',
  contactEmail: 'settings.contactEmail',
  baseUrl: 'settings.baseUrl',
  logoImageId: 'settings.logo',
  faviconImageId: 'settings.icon',
  socialLogoImageId: 'settings.socialImage',
  'website.location': 'settings.address',
  addressTitle: 'settings.addressName',
  addressLine1: 'settings.addressStreet',
  addressLine2: 'settings.addressCity',
  addressCountry: 'settings.addressCountry',
  socialAccounts: 'social.title',
  'website.language': 'settings.language',
  timeZone: 'settings.timeZone',
  analyticsEnabled: 'settings.analytics',
  cookieBannerEnabled: 'settings.cookieBanner',
  announcementBar: 'announcement.title',
  'announcementBar.enabled': 'announcement.enabled',
  'announcementBar.text': 'announcement.text',
  'announcementBar.href': 'announcement.link',
  footerNote: 'settings.footerNote',
  lockScreenTitle: 'lockScreen.heading',
  lockScreenText: 'lockScreen.text',
  lockScreenPassword: 'lockScreen.password',
  lockScreenButton: 'lockScreen.button',
  lockScreenImageId: 'lockScreen.image',
  lockScreenLogoImageId: 'lockScreen.logo',
  popup: 'popup.title',
  'popup.enabled': 'popup.enabled',
  'popup.title': 'popup.heading',
  'popup.text': 'popup.text',
  'popup.button': 'popup.button',
  'button.href': 'popup.link',
  'popup.position': 'popup.position',
  'popup.delay': 'popup.delay',
  'popup.days': 'popup.days',
  'popup.version': 'popup.version',
  customCss: 'code.css',
  codeInjection: 'code.injection',
  'codeInjection.header': 'code.header',
  'codeInjection.footer': 'code.footer',
  currency: 'settings.currency',
  shippingOptions: 'settings.shipping',
  minimumOrderSubtotal: 'settings.minimumOrder',
  taxIsIncluded: 'settings.taxIncluded',
  taxRules: 'settings.taxes',
  ratePercent: 'settings.taxRate',
  region: 'settings.taxRegion',
  appliesToShipping: 'settings.taxShipping',
  expressCheckout: 'settings.expressCheckout',
  cartStyle: 'settings.cartStyle',
  restockNotificationsEnabled: 'settings.restock',
  restockNotificationsAutomatic: 'settings.restockAutomatic',
  restockSuccessText: 'settings.restockText',
  installments: 'installments.title',
  'installments.enabled': 'installments.enabled',
  'installments.country': 'installments.country',
  'installments.minimum': 'installments.minimum',
  'installments.maximum': 'installments.maximum',
};

/** Cards with fields that have names such as "Link" or "Name", which say nothing without the title of the card. */
const GROUPS = ['announcementBar', 'popup', 'codeInjection', 'installments', 'shippingOptions', 'taxRules'];

/** Describes a field of a document: "Price of S / Ash", "Title". */
export function pathLabel(doc: DocKey, at: readonly string[], body: unknown): string {
  if (at.length === 0) return t('value.document');
  const group = documentTypeOf(doc) === 'settings' ? at.findIndex((name) => GROUPS.includes(name)) : -1;
  if (group >= 0 && group < at.length - 1)
    return t('value.fieldIn', { group: fieldLabel(at[group] ?? ''), field: labelIn(at, group + 1) });
  const field = labelIn(at);
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

/** The label of the innermost field that has one, of those from an index on. */
function labelIn(at: readonly string[], first = 0): string {
  const keys = at.flatMap((name, index) => (index < first ? [] : [name, `${at[index - 1]}.${name}`]));
  return fieldLabel(keys.findLast((key) => Object.hasOwn(FIELDS, key)) ?? at.at(-1) ?? '');
}

function fieldLabel(name: string): string {
  return Object.hasOwn(FIELDS, name) ? t((FIELDS[name] ?? 'field.title') as 'field.title') : readableId(name);
}
