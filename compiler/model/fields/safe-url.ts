import { z } from 'zod';

/** URL schemes allowed in links. All others (`javascript:`, `data:`, `vbscript:` …) could run script. */
const LINK_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel', 'sms'];

/** URL schemes allowed for images. */
const IMAGE_SCHEMES: readonly string[] = ['http', 'https'];

/** Maximum characters of a URL in a link. */
export const MAX_LINK_LENGTH = 2000;

/** Whether `url` is safe in `href`: a path, a query, a fragment or one of the allowed schemes. */
export function isSafeLink(url: string): boolean {
  return hasScheme(url, LINK_SCHEMES);
}

/** Whether `url` is safe in the `src` of an image. */
export function isSafeImage(url: string): boolean {
  return hasScheme(url, IMAGE_SCHEMES);
}

/** Browsers ignore tabs and line breaks inside a scheme, so URLs with control characters are rejected. */
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
  .max(MAX_LINK_LENGTH)
  .refine(isSafeLink, 'must be a path or an address with http, https, mailto, tel or sms');
