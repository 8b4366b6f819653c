import { ownValue } from '../../model/own-value.ts';

export interface LanguageLinkServices {
  /** URLs in this language by those in the primary language. */
  readonly links: Readonly<Record<string, string>>;
  readonly baseUrl: string | undefined;
  /** Records that the page depends on where a URL leads. */
  touch(url: string): void;
}

/**
 * Creates the function that leads links and forms to pages of the same language: `/studio`, in a text or a template, becomes
 * `/fr/atelier`. Links with `hreflang` lead to another language on purpose.
 */
export function createLanguageLinks({
  links,
  baseUrl = '',
  touch,
}: LanguageLinkServices): (html: string) => string {
  const localize = (attribute: string, start: string, url: string, rest: string) => {
    const isAbsolute = baseUrl !== '' && url.startsWith(`${baseUrl}/`);
    const path = isAbsolute ? url.slice(baseUrl.length) : url;
    if (!/^\/(?!\/)/.test(path)) return attribute;
    const own = decoded(path.replace(/(?<=.)\/$/, ''));
    if (own === undefined) return attribute;
    touch(own);
    const to = ownValue(links, own);
    return to === undefined ? attribute : `${start}${isAbsolute ? baseUrl : ''}${encodeURI(to)}${rest}`;
  };
  return (html) =>
    html.replace(TAG, (tag) => (/\shreflang=/i.test(tag) ? tag : tag.replace(ATTRIBUTE, localize)));
}

const TAG = /<(?:a|area|form)\s[^>]*>/gi;
const ATTRIBUTE = /(\s(?:href|action)=["'])([^"'?#\s<>]+)([^"'<>]*["'])/i;

/** Undefined for an invalid percent-encoding. */
function decoded(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
