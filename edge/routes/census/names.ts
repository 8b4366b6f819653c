import { EDGE_PAGES } from '../../../formatters/vocabulary/api/paths.ts';
import { VISITOR_EVENTS } from '../../../formatters/vocabulary/site/visitor-event.ts';
import type { ActiveRelease } from '../../release/active-release.ts';
import { findFile } from '../../release/find-file.ts';
import { parsePath, pathOf } from '../../release/parse-path.ts';

/**
 * Names of counters: content of the site, and short words. Everything else may be invented or personal and is counted
 * without a name.
 */

/** Returns the canonical path of an existing page; undefined otherwise. */
export function pageName({ manifest }: ActiveRelease, given: string): string | undefined {
  const parsed = parsePath(given);
  if (parsed === undefined) return undefined;
  const path = pathOf(parsed.parts);
  if (Object.values<string>(EDGE_PAGES).includes(path)) return path;
  const resolved = findFile(manifest, given);
  const found = resolved.kind === 'protected' ? resolved.within : resolved;
  return found.kind === 'file' && found.file.type.startsWith('text/html') ? path : undefined;
}

/** Returns the referring host; undefined for the site itself and for invalid URLs. */
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

/** Returns the search query, unless it may contain an email or a number. */
export function queryName(query: string): string | undefined {
  const name = query.slice(0, 200).trim().toLowerCase().replace(/\s+/g, ' ');
  return name === '' || name.length > 80 || /@|\d{5}/.test(name) ? undefined : name;
}

/** Returns a valid block id. */
export function blockName(id: string): string | undefined {
  return /^[A-Za-z][\w-]{0,99}$/.test(id) ? id : undefined;
}

/** Returns a known event name, `unclassified` otherwise (R-ETELE-API-06). */
export function eventName(name: string): string {
  return VISITOR_EVENTS.some((known) => known === name) ? name : 'unclassified';
}

/** Replaces emails and long numbers. */
export function redactPersonalData(text: string): string {
  return text.replace(/[^\s@]{1,64}@[^\s@]{1,255}/g, '…@…').replace(/\d{7,}/g, '…');
}
