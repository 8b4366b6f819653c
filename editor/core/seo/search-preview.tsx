import { type DocKey, documentTypeOf } from '../../../compiler/model/index.ts';
import { cx } from '../../ui/dom/class-names.ts';
import { useBody } from '../hooks/use-documents.ts';
import { SETTINGS_KEY } from '../model/documents.ts';
import { flagAt, textAt } from '../model/json-access.ts';
import { t } from '../strings/core-strings.ts';
import css from './seo.module.css';

export interface SearchPreviewProps {
  readonly doc: DocKey;
  /** Site path; undefined while it has none. */
  readonly path: string | undefined;
}

/** How search engines show a page, post or product: the address, title and description that are published. */
export function SearchPreview({ doc, path = '' }: SearchPreviewProps) {
  const body = useBody(doc);
  const site = useBody(SETTINGS_KEY);
  const website = (name: string) => textAt(site, 'website', name);
  if (flagAt(body, 'seo', 'hidden')) return <p className={cx(css.note)}>{t('seo.hidden')}</p>;
  const isHome = flagAt(body, 'isHome');
  const description =
    textAt(body, 'seo', 'description') ||
    ownDescription(doc, body) ||
    (isHome ? website('siteDescription') : '');
  return (
    <figure className={cx(css.preview)}>
      <figcaption className={cx(css.note)}>{t('seo.preview')}</figcaption>
      <p className={cx(css.address)}>{addressOf(website('baseUrl'), path)}</p>
      <p className={cx(css.title)}>{titleOf(body, { siteTitle: website('siteTitle'), isHome })}</p>
      <p className={cx(css.description)}>{description || t('seo.noDescription')}</p>
    </figure>
  );
}

/** The rule of published pages (compiler/4-render/head). */
function titleOf(
  body: unknown,
  { siteTitle, isHome }: { readonly siteTitle: string; readonly isHome: boolean },
): string {
  const own = textAt(body, 'seo', 'title');
  if (own !== '') return own;
  return isHome ? siteTitle : `${textAt(body, 'title')} — ${siteTitle}`;
}

function ownDescription(doc: DocKey, body: unknown): string {
  if (documentTypeOf(doc) !== 'item') return textAt(body, 'description');
  // Excerpts may be HTML. A parsed document runs nothing.
  return new DOMParser().parseFromString(textAt(body, 'excerpt'), 'text/html').body.textContent.trim();
}

/** `https://olaria.example › shop › p › bica-cup`. */
function addressOf(baseUrl: string, path: string): string {
  return [baseUrl || t('seo.yourSite'), ...path.split('/').filter((part) => part !== '')].join(' › ');
}
