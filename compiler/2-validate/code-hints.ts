import { BACKGROUND_SOURCE } from '../../formatters/vocabulary/content/background-source.ts';
import { BLOCK_TYPE } from '../../formatters/vocabulary/content/block-type.ts';
import { COLLECTION_TYPE } from '../../formatters/vocabulary/content/collection-type.ts';
import { FOLDER_BEHAVIOR } from '../../formatters/vocabulary/content/folder-behavior.ts';
import { PAGE_TYPE } from '../../formatters/vocabulary/content/page-type.ts';
import { RECORD_TYPE } from '../../formatters/vocabulary/content/record-type.ts';
import { SLICE_TYPE } from '../../formatters/vocabulary/content/slice-type.ts';
import { EXTERNAL_SERVICE } from '../../formatters/vocabulary/site/external-service.ts';
import { PLAN_FEATURE } from '../../formatters/vocabulary/site/plan-feature.ts';
import { WEBSITE_STATUS } from '../../formatters/vocabulary/site/website-status.ts';
import { PRODUCT_TYPE } from '../../formatters/vocabulary/store/product-type.ts';
import { suggestName } from '../diagnostics/suggest-name.ts';

type Codes = Readonly<Record<string, number>>;

/** Suggests the number for a text where the site format has a number: for `"recordType": "product"`, or a number in quotes. */
export function codeHint(field: string, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (/^-?\d{1,15}(\.\d{1,15})?$/.test(text)) return `write ${Number(text)}, without quotes`;
  const codes: Codes | undefined = Object.hasOwn(CODES, field)
    ? CODES[field as keyof typeof CODES]
    : undefined;
  if (codes === undefined) return undefined;
  const name = codeName(text, codes);
  return name === undefined ? `for example ${examples(codes)}` : `write ${codes[name]} for "${name}"`;
}

// Vowels. cspell:ignore aeiou
/** Describes the item that was named as a type of document (`"type": "product"`): "a product is an item with …". */
export function itemHint(type: string): string | undefined {
  const name = codeName(type, CODES.recordType);
  if (name === undefined) return undefined;
  return `${/^(?:a|e|i|o|u)/.test(name) ? 'an' : 'a'} ${name} is an item with "recordType": ${CODES.recordType[name]}`;
}

function codeName<Table extends Codes>(text: string, codes: Table): (keyof Table & string) | undefined {
  return suggestName(text.replaceAll(/[\s_]+/g, '-'), Object.keys(codes));
}

function examples(codes: Codes): string {
  const first = Object.entries(codes).slice(0, MAX_EXAMPLES);
  return first.map(([name, code]) => `${code} for "${name}"`).join(', ');
}

const MAX_EXAMPLES = 4;

/** Tables by field: names that people use first, then those of the platform. */
const CODES = {
  recordType: { post: RECORD_TYPE.text, product: RECORD_TYPE['store-item'], ...RECORD_TYPE },
  kind: { text: BLOCK_TYPE.html, summary: BLOCK_TYPE['summary-v2'], ...BLOCK_TYPE },
  type: {
    blog: COLLECTION_TYPE.generic,
    shop: COLLECTION_TYPE.products,
    store: COLLECTION_TYPE.products,
    ...COLLECTION_TYPE,
  },
  pageType: PAGE_TYPE,
  folderBehavior: FOLDER_BEHAVIOR,
  backgroundSource: BACKGROUND_SOURCE,
  currentType: SLICE_TYPE,
  productType: PRODUCT_TYPE,
  status: WEBSITE_STATUS,
  planFeatures: PLAN_FEATURE,
  externalServices: EXTERNAL_SERVICE,
} as const satisfies Readonly<Record<string, Codes>>;
