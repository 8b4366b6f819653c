import type { DocKey, Theme, Tweak } from '../../../compiler/model/index.ts';
import { HEADER_FOOTER_DOCS } from '../../../formatters/vocabulary/api/header-footer.ts';
import { areasOf, type ThemeArea } from '../../core/preview/areas.ts';

/** What a theme lets its owner change in header and footer. */
export interface ThemeParts {
  readonly header: ThemeArea | undefined;
  readonly footer: ThemeArea | undefined;
  /** Other areas for blocks, such as a sidebar. */
  readonly others: readonly ThemeArea[];
  readonly hasLogo: boolean;
  readonly hasTagline: boolean;
  readonly hasSocialLinks: boolean;
  readonly hasFooterNote: boolean;
}

type PartsTheme = Pick<Theme, 'layouts' | 'partialTexts' | 'tags'>;

export function themeParts(theme: PartsTheme, footerNote: string): ThemeParts {
  const areas = areasOf(theme);
  const find = (doc: DocKey) => areas.find((area) => area.doc === doc);
  const texts = [
    ...Object.values(theme.layouts).map(({ text }) => text),
    ...Object.values(theme.partialTexts),
  ];
  const shows = (name: string) => texts.some((text) => text.includes(name));
  return {
    header: find(HEADER_FOOTER_DOCS.header),
    footer: find(HEADER_FOOTER_DOCS.footer),
    others: areas.filter(({ doc }) => !PARTS.includes(doc)),
    hasLogo: shows('logoImage'),
    hasTagline: shows('siteTagLine'),
    hasSocialLinks: shows('socialAccounts'),
    hasFooterNote: shows(footerNote),
  };
}

const PARTS: readonly DocKey[] = Object.values(HEADER_FOOTER_DOCS);

/** Whether a site style belongs to the footer, by its category or its title. */
export function isOfFooter({ category, title, label }: Tweak): boolean {
  return /footer/i.test(`${category} ${title} ${label ?? ''}`);
}

/** Whether a site style belongs to the header: its logo and navigation are part of it. */
export function isOfHeader(tweak: Tweak): boolean {
  const { category, title, label } = tweak;
  return (
    !isOfFooter(tweak) &&
    /header|masthead|logo|navigation|site title/i.test(`${category} ${title} ${label ?? ''}`)
  );
}
