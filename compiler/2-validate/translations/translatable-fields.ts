import type { DocumentType } from '../../model/operations/document-type.ts';

/** A path in a body. `*` is the id of something that the original document has, `**` everything from there on. */
export type FieldPattern = readonly string[];

const SEO = ['seo.title', 'seo.description', 'seo.imageId'];
const PAGE = ['title', 'navigationTitle', 'description', 'urlId', 'redirectFrom', 'mainImageId', ...SEO];

/** What a translation may change. Everything else is the same in every language: prices, dates, layout, visibility. */
const FIELDS: Readonly<Record<DocumentType, readonly string[]>> = {
  settings: [
    'localizedStrings.**',
    ...['restockSuccessText', 'optionTexts.**', 'shippingOptions.*.name', 'taxRules.*.name'].map(
      (field) => `websiteSettings.storeSettings.${field}`,
    ),
    ...['text', 'href'].map((field) => `websiteSettings.announcementBar.${field}`),
    ...['title', 'text', 'imageId', 'formId', 'button.label', 'button.href'].map(
      (field) => `websiteSettings.popup.${field}`,
    ),
  ],
  page: [...PAGE, 'blocks.*.value.**'],
  collection: PAGE,
  item: [
    ...['title', 'excerpt', 'body.**', 'urlId', 'redirectFrom', 'mainImageId', 'sourceUrl', 'audioAssetUrl'],
    ...['location.**', 'customContent.**', 'structuredContent.customAddButtonText', ...SEO],
    'structuredContent.optionTexts.**',
    ...['merchandising.customSoldOutText', 'merchandising.scarcityText'],
    'merchandising.restockNotificationMessages.**',
  ],
  taxon: ['name'],
  navigation: ['items.*.title', 'items.*.externalLink.title', 'items.*.externalLink.url'],
  form: [
    ...['rawTitle', 'description', 'placeholder', 'optionTexts.**'].map((field) => `fields.*.${field}`),
    ...['name', 'submitLabel', 'submissionMessage', 'disclaimerMessage', 'successRedirect'],
  ],
  'mailing-list': ['name'],
  'block-field': ['blocks.*.value.**'],
  asset: ['altText', 'title', 'body'],
};

/** Settings of the website that are no texts. All others may be translated, also those that only a theme knows. */
const FIXED_SETTINGS: readonly string[] = [
  'id',
  'baseUrl',
  'captchaSettings',
  'faviconImageId',
  'language',
  'shareButtonOptions',
  'status',
  'timeZone',
];

/** The fields of a document that a translation may change. `body` is that of the original. */
export function translatableFields(type: DocumentType, body: unknown): readonly FieldPattern[] {
  return [...FIELDS[type], ...(type === 'settings' ? ofWebsite(body) : [])].map((path) => path.split('.'));
}

function ofWebsite(body: unknown): readonly string[] {
  const { website } = body as { readonly website: Readonly<Record<string, unknown>> };
  const names = ['siteTitle', 'siteTagLine', 'siteDescription', ...Object.keys(website)];
  return names.filter((name) => !FIXED_SETTINGS.includes(name)).map((name) => `website.${name}.**`);
}
