import { suggestName } from '../../../../compiler/index.ts';
import { type Bodies, isReservedSlug, readOldAddress } from '../../../../compiler/model/index.ts';
import { isEmail } from '../../../../formatters/vocabulary/rules/email.ts';
import { documentsOf } from '../../../core/model/documents.ts';
import { textAt, textsAt } from '../../../core/model/json-access.ts';
import { pagePaths } from './page-paths.ts';

/** An address that leads nowhere, or nowhere yet. */
export interface LinkWarning {
  /** Something is there that visitors cannot open: a draft, or of a collection that is switched off. */
  readonly isHidden: boolean;
  /** What was most likely meant. */
  readonly meant: string | undefined;
}

/**
 * What is wrong with the address of a link, as `site/dead-link` has it: nothing of the site is there, or it is an address
 * elsewhere without its beginning; or what is there is not published. Undefined when it leads somewhere, and for what cannot be known here, such as files of
 * the theme.
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
    if (own.length > 0 && !own.some(({ isPublic }) => isPublic)) return { meant: undefined, isHidden: true };
    if (isThere || isUnknown(path, known)) return undefined;
    return notFound(suggestName(path, known));
  }
  if (isThere) return notFound(`/${typed}`);
  if (isEmail(typed)) return notFound(`mailto:${typed}`);
  return notFound(isHost(typed) ? `https://${typed}` : suggestName(path, known));
}

function notFound(meant: string | undefined): LinkWarning {
  return { meant, isHidden: false };
}

/** Without query, fragment and last slash, as a person reads it. */
function plainPath(path: string): string {
  const [plain = ''] = path.split(/[?#]/);
  const withoutSlash = plain.replace(/(?<=.)\/+$/, '');
  try {
    return decodeURIComponent(withoutSlash);
  } catch {
    return withoutSlash;
  }
}

/** Whether something besides the pages of now answers it: files, old addresses, the program. */
function isElsewhere(bodies: Bodies, path: string): boolean {
  if (path.startsWith('/assets/')) {
    const name = path.slice('/assets/'.length);
    return documentsOf(bodies, 'asset').some(({ body }) => textAt(body, 'filename') === name);
  }
  if (isReservedSlug(path.slice(1))) return true;
  const movable = (['page', 'collection', 'item'] as const).flatMap((type) => documentsOf(bodies, type));
  return movable.some(({ body }) =>
    textsAt(body, 'redirectFrom').some((old) => {
      const from = readOldAddress(old);
      return from !== undefined && (path === from || path.startsWith(`${from}/`));
    }),
  );
}

/** Feeds, files of the theme, and pages 2 and later of lists: it takes the compiler to know them. */
function isUnknown(path: string, known: readonly string[]): boolean {
  if (path.startsWith('/assets/')) return false;
  const [, list] = /^(.*)\/page\/\d+$/.exec(path) ?? [];
  return (list !== undefined && known.includes(list || '/')) || /\.[^/]*$/.test(path);
}

/** `www.example.org`, `example.org/x`: what only lacks its beginning. */
function isHost(typed: string): boolean {
  const [host = ''] = typed.split(/[/?#]/);
  if (!/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::\d{1,5})?$/u.test(host)) return false;
  const isFile = /\.(?:html?|php|pdf|jpe?g|png|gif|webp|svg|zip)$/i.test(host);
  return !isFile && URL.canParse(`https://${typed}`) && !/[\s\\]/.test(typed);
}
