import { z } from 'zod';

/** Schemes that a link may have. Everything else (`javascript:`, `data:`, `vbscript:` …) could run script. */
const LINK_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel', 'sms'];

/** Schemes that a picture may be fetched with. */
const PICTURE_SCHEMES: readonly string[] = ['http', 'https'];

/** Whether `url` may stand in an `href`: a path, a query, a fragment or one of the harmless schemes. */
export function isSafeLink(url: string): boolean {
  return hasScheme(url, LINK_SCHEMES);
}

/** Whether `url` may stand in the `src` of a picture. */
export function isSafeImage(url: string): boolean {
  return hasScheme(url, PICTURE_SCHEMES);
}

/** Browsers drop tabs and line breaks inside a scheme, so an address with any control character is refused. */
function hasScheme(url: string, schemes: readonly string[]): boolean {
  for (let index = 0; index < url.length; index++) {
    const code = url.charCodeAt(index);
    if (code < 0x20 || code === 0x7f) return false;
  }
  const trimmed = url.trim();
  const colon = trimmed.indexOf(':');
  const firstEnd = trimmed.search(/[/?#]/);
  const isRelative = colon < 0 || (firstEnd >= 0 && firstEnd < colon);
  return isRelative || schemes.includes(trimmed.slice(0, colon).toLowerCase());
}

export const linkSchema = z
  .string()
  .max(2000)
  .refine(isSafeLink, 'must be a path or an address with http, https, mailto, tel or sms');
