import { suggestName } from '../../../../compiler/index.ts';
import { type Bodies, isReservedSlug, readOldUrl } from '../../../../compiler/model/index.ts';
import { decodeUriPart } from '../../../../formatters/vocabulary/rules/decode-uri-part.ts';
import { isEmail } from '../../../../formatters/vocabulary/rules/email.ts';
import { documentsOf } from '../../../core/model/documents.ts';
import { textAt, textsAt } from '../../../core/model/json-access.ts';
import { pagePaths } from './page-paths.ts';

/** A link to nothing, or to something unpublished. */
export interface LinkWarning {
  /** The target exists, but visitors cannot open it: it is a draft, or its collection is disabled. */
  readonly isHidden: boolean;
  /** The most likely intended URL. */
  readonly suggestion: string | undefined;
}

/**
 * Returns the warning for a link URL, by the rules of `site/dead-link`: the target is missing or unpublished, or
 * an external URL lacks its scheme. Returns undefined for valid links and for targets that are unknown here, such
 * as theme files.
 */
export function linkWarning(bodies: Bodies, href: string): LinkWarning | undefined {
  const typed = href.trim();
  if (typed === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/|[?#])/i.test(typed)) return undefined;
  const paths = pagePaths(bodies);
  const known = paths.map(({ url }) => url);
  const path = plainPath(typed.startsWith('/') ? typed : `/${typed}`);
  const isThere = known.includes(path) || isElsewhere(bodies, path);
  if (typed.startsWith('/')) {
    const own = paths.filter(({ url }) => url === path);
    if (own.length > 0 && !own.some(({ isPublic }) => isPublic))
      return { suggestion: undefined, isHidden: true };
    if (isThere || isUnknown(path, known)) return undefined;
    return notFound(suggestName(path, known));
  }
  if (isThere) return notFound(`/${typed}`);
  if (isEmail(typed)) return notFound(`mailto:${typed}`);
  return notFound(isHost(typed) ? `https://${typed}` : suggestName(path, known));
}

function notFound(suggestion: string | undefined): LinkWarning {
  return { suggestion, isHidden: false };
}

/** The path without query, fragment and trailing slash. */
function plainPath(path: string): string {
  const [plain = ''] = path.split(/[?#]/);
  return decodeUriPart(plain.replace(/(?<=.)\/+$/, ''));
}

/** Whether something other than a current page responds: files, redirects, or system routes. */
function isElsewhere(bodies: Bodies, path: string): boolean {
  if (path.startsWith('/assets/')) {
    const name = path.slice('/assets/'.length);
    return documentsOf(bodies, 'asset').some(({ body }) => textAt(body, 'filename') === name);
  }
  if (isReservedSlug(path.slice(1))) return true;
  const movable = (['page', 'collection', 'item'] as const).flatMap((type) => documentsOf(bodies, type));
  return movable.some(({ body }) =>
    textsAt(body, 'redirectFrom').some((old) => {
      const from = readOldUrl(old);
      return from !== undefined && (path === from || path.startsWith(`${from}/`));
    }),
  );
}

/** Feeds, theme files and further pages of lists, which only the compiler knows. */
function isUnknown(path: string, known: readonly string[]): boolean {
  if (path.startsWith('/assets/')) return false;
  const [, list] = /^(.*)\/page\/\d+$/.exec(path) ?? [];
  return (list !== undefined && known.includes(list || '/')) || /\.[^/]*$/.test(path);
}

/** `www.example.org`, `example.org/x`: URLs without a scheme. */
function isHost(typed: string): boolean {
  const [host = ''] = typed.split(/[/?#]/);
  if (!/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::\d{1,5})?$/u.test(host)) return false;
  const isFile = /\.(?:html?|php|pdf|jpe?g|png|gif|webp|svg|zip)$/i.test(host);
  return !isFile && URL.canParse(`https://${typed}`) && !/[\s\\]/.test(typed);
}
