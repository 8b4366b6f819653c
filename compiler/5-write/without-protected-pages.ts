import type { RenderedSite } from '../4-render/render-pages.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { siteDiagnostic } from '../model/site-diagnostic.ts';

/** The part of a route that is needed here. */
interface PageFile {
  readonly url: string;
  readonly file: string;
}

export interface OpenSite<Route extends PageFile> {
  readonly rendered: RenderedSite;
  readonly routes: readonly Route[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A site for static hosts, which know no visitor: without protected pages, and without redirects to them. */
export function withoutProtectedPages<Route extends PageFile>(
  rendered: RenderedSite,
  routes: readonly Route[],
): OpenSite<Route> {
  const { protectedPages, shells } = rendered;
  const isLock = (path: string) => LOCK_SHELLS.some((name) => path === shells[name]);
  if (protectedPages.length === 0) return { rendered, routes, diagnostics: [] };
  const urls = protectedPages.flatMap((pages) => pages.urls);
  const hidden = new Set(urls);
  const folders = protectedPages.flatMap(({ below }) => below).filter((url) => hidden.has(url));
  const isBelow = (url: string) => folders.some((folder) => url.startsWith(`${folder}/`));
  const redirects = Object.entries(rendered.redirects).filter(([, to]) => {
    const url = decodeURI(to);
    return !hidden.has(url) && !isBelow(url);
  });
  return {
    rendered: {
      ...rendered,
      files: rendered.files.filter(({ path }) => !isLock(path)),
      redirects: Object.fromEntries(redirects),
    },
    routes: routes.filter(({ url, file }) => !hidden.has(url) && !isLock(file)),
    diagnostics: [
      leftOut(
        urls.filter((url) => !isBelow(url)),
        new Set(folders),
      ),
    ],
  };
}

/** Shown in place of protected pages. */
const LOCK_SHELLS = ['lock-screen', 'access-denied', 'paywall'] as const;

/** URLs that the message names. */
const MAX_NAMED = 5;

function leftOut(urls: readonly string[], folders: ReadonlySet<string>): Diagnostic {
  const named = urls
    .slice(0, MAX_NAMED)
    .map((url) => (folders.has(url) ? `${url} (with everything below it)` : url))
    .join(', ');
  const others = urls.length - MAX_NAMED;
  const more = others > 0 ? ` and ${others} more` : '';
  const [pages, were] = urls.length === 1 ? ['page', 'was'] : ['pages', 'were'];
  return siteDiagnostic('site/protected-page', {
    message: `The protected ${pages} ${named}${more} ${were} left out: a static host cannot ask for a password or an account`,
    hint: 'serve the site with quoin serve or on Cloudflare, or remove "password" and "access"',
  });
}
