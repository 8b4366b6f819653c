import { escapeAttribute, type JsonObject } from '../../formatters/index.ts';
import { isProductDetailsPage } from '../model/page-kind.ts';
import { productData } from './product-data.ts';

/** What stands in the head of one page, as plain texts. */
export interface HeadFacts {
  readonly title: string;
  readonly description: string | undefined;
  readonly siteTitle: string;
  readonly pageType: number;
  /** The page's own address; undefined for pages that have none to give, such as the not-found page. */
  readonly canonical: string | undefined;
  /** Absolute, or undefined when nobody knows where the site will live. */
  readonly imageUrl: string | undefined;
  readonly imageAlt: string | undefined;
  readonly isHidden: boolean;
  readonly styleUrl: string | undefined;
  readonly icon: { readonly url: string; readonly type: string | undefined } | undefined;
  readonly item: JsonObject | undefined;
}

/** `{squarespace-headers}`: everything a page owes to browsers, search engines and those who share it. */
export function renderHead(facts: HeadFacts): string {
  const { title, description, siteTitle, canonical, imageUrl, imageAlt, isHidden, styleUrl, icon, item } =
    facts;
  const lines = [
    `<title>${escapeAttribute(title)}</title>`,
    meta('name', 'description', description),
    isHidden ? '<meta name="robots" content="noindex">' : '',
    canonical === undefined ? '' : `<link rel="canonical" href="${escapeAttribute(canonical)}">`,
    meta('property', 'og:site_name', siteTitle),
    meta('property', 'og:title', title),
    meta('property', 'og:type', typeOf(facts)),
    meta('property', 'og:url', canonical),
    meta('property', 'og:description', description),
    meta('property', 'og:image', imageUrl),
    imageUrl === undefined ? '' : meta('property', 'og:image:alt', imageAlt),
    meta('name', 'twitter:card', imageUrl === undefined ? 'summary' : 'summary_large_image'),
    icon === undefined ? '' : iconLink(icon),
    styleUrl === undefined ? '' : `<link rel="stylesheet" href="${escapeAttribute(styleUrl)}">`,
    isProductDetailsPage(facts.pageType, item) ? dataScript(productData(item, facts)) : '',
  ];
  return lines.filter((line) => line !== '').join('\n');
}

function meta(kind: 'name' | 'property', name: string, content: string | undefined): string {
  if (content === undefined || content === '') return '';
  return `<meta ${kind}="${name}" content="${escapeAttribute(content)}">`;
}

function typeOf({ pageType, item }: HeadFacts): string {
  if (isProductDetailsPage(pageType, item)) return 'product';
  return item === undefined ? 'website' : 'article';
}

function iconLink({ url, type }: NonNullable<HeadFacts['icon']>): string {
  const typeAttribute = type === undefined ? '' : ` type="${escapeAttribute(type)}"`;
  return `<link rel="icon"${typeAttribute} href="${escapeAttribute(url)}">`;
}

/** Data, not a script: browsers run nothing of this type. `<` cannot end the element early. */
function dataScript(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
