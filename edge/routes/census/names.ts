import { EDGE_PAGES } from '../../../formatters/vocabulary/api/paths.ts';
import type { ActiveRelease } from '../../release/active-release.ts';
import { findFile } from '../../release/find-file.ts';
import { parsePath, pathOf } from '../../release/parse-path.ts';

/*
 * Names that things are counted by: what the site has, and short words. Everything else is somebody's idea, might be
 * somebody's address, and is counted without a name.
 */

/** The path of a page that there is, spelled in the one way that links have; undefined for another one. */
export function pageName({ manifest }: ActiveRelease, given: string): string | undefined {
  const parsed = parsePath(given);
  if (parsed === undefined) return undefined;
  const path = pathOf(parsed.parts);
  if (Object.values<string>(EDGE_PAGES).includes(path)) return path;
  const found = findFile(manifest, given);
  return found.kind === 'file' && found.file.type.startsWith('text/html') ? path : undefined;
}

/** The host that somebody came from; undefined for this site's own, and for what is none. */
export function referrerName(referrer: string, ownHost: string): string | undefined {
  const url = referrer.length > 2000 ? null : parseUrl(referrer);
  if (url === null) return undefined;
  const { protocol, host, hostname } = url;
  if ((protocol !== 'https:' && protocol !== 'http:') || host === ownHost) return undefined;
  const name = hostname.replace(/^www\./, '');
  return /^[a-z0-9.-]{3,100}$/.test(name) && /[a-z]/.test(name) ? name : undefined;
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** What somebody looked for; not what may be an address or a number of theirs. */
export function queryName(query: string): string | undefined {
  const name = query.slice(0, 200).trim().toLowerCase().replace(/\s+/g, ' ');
  return name === '' || name.length > 80 || /@|\d{5}/.test(name) ? undefined : name;
}

/** The id of a block. */
export function blockName(id: string): string | undefined {
  return /^[A-Za-z][\w-]{0,99}$/.test(id) ? id : undefined;
}

/** Visitor events by name (R-ANLY-SEND-18 to -24). */
const EVENTS = [
  'add_to_cart',
  'view_cart',
  'remove_from_cart',
  'view_product',
  'view_product_listing',
  'related_product_click',
  'related_product_display',
  'related_product_add',
  'reviews_tab',
  'create_account',
  'search',
  'newsletter',
  'purchase',
];

/** An event that is known; every other one is `unclassified` (R-ETELE-API-06). */
export function eventName(name: string): string {
  return EVENTS.includes(name) ? name : 'unclassified';
}

/** Without what looks like an address of a person or a number of theirs. */
export function withoutPeople(text: string): string {
  return text.replace(/[^\s@]{1,64}@[^\s@]{1,255}/g, '…@…').replace(/\d{7,}/g, '…');
}
