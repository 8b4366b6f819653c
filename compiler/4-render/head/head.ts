import { escapeAttribute } from '../../../formatters/index.ts';
import { isProductDetailsPage } from '../../model/page-kind.ts';
import type { HeadData, HeadIcon } from './head-data.ts';
import { productData } from './product-data.ts';

/** `{squarespace-headers}`: metadata for browsers, search engines and social networks. */
export function renderHead(facts: HeadData): string {
  const { title, description, siteTitle, canonical, imageUrl, imageAlt, isHidden, styleUrl, icon } = facts;
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
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:url', canonical),
    meta('name', 'twitter:image', imageUrl),
    iconLink(icon ?? NO_ICON),
    icon?.file === undefined ? '' : `<link rel="apple-touch-icon" href="${escapeAttribute(icon.url)}">`,
    ...facts.feeds.map(feedLink),
    ...facts.fonts.map(fontLink),
    styleUrl === undefined ? '' : `<link rel="stylesheet" href="${escapeAttribute(styleUrl)}">`,
    dataScripts(facts),
  ];
  return lines.filter((line) => line !== '').join('\n');
}

function meta(kind: 'name' | 'property', name: string, content: string | undefined): string {
  if (content === undefined || content === '') return '';
  return `<meta ${kind}="${name}" content="${escapeAttribute(content)}">`;
}

function typeOf({ pageType, item }: HeadData): string {
  if (isProductDetailsPage(pageType, item)) return 'product';
  return item === undefined ? 'website' : 'article';
}

/** Without a link, browsers request `/favicon.ico`, which is missing. */
const NO_ICON: HeadIcon = { url: 'data:,', type: undefined };

function iconLink({ url, type }: HeadIcon): string {
  const typeAttribute = type === undefined ? '' : ` type="${escapeAttribute(type)}"`;
  return `<link rel="icon"${typeAttribute} href="${escapeAttribute(url)}">`;
}

function feedLink({ url, type, title }: HeadData['feeds'][number]): string {
  return `<link rel="alternate" type="${type}" title="${escapeAttribute(title)}" href="${escapeAttribute(url)}">`;
}

/** Fonts are always requested without credentials, so the link must be, too. */
function fontLink(url: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${escapeAttribute(url)}" crossorigin>`;
}

/** A data block, which browsers do not run. `<` is escaped, so that the element cannot end early. */
function dataScripts(facts: HeadData): string {
  const { item } = facts;
  const product = isProductDetailsPage(facts.pageType, item) ? [productData(item, facts)] : [];
  return [...product, ...facts.data]
    .map((data) => JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('\n');
}
