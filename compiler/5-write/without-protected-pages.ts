import type { Route } from '../3-route/route.ts';
import type { RenderedSite } from '../4-render/render-pages.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { siteDiagnostic } from '../model/site-diagnostic.ts';

export interface OpenSite {
  readonly rendered: RenderedSite;
  readonly routes: readonly Route[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A site for static hosts, which cannot ask for a password: without protected pages, and without redirects to them. */
export function withoutProtectedPages(rendered: RenderedSite, routes: readonly Route[]): OpenSite {
  const { protectedPages, shells } = rendered;
  if (protectedPages.length === 0) return { rendered, routes, diagnostics: [] };
  const urls = protectedPages.flatMap((pages) => pages.urls);
  const hidden = new Set(urls);
  const isBelow = (url: string) =>
    protectedPages.some(({ below }) => below.some((base) => url.startsWith(`${base}/`)));
  const redirects = Object.entries(rendered.redirects).filter(([, to]) => {
    const url = decodeURI(to);
    return !hidden.has(url) && !isBelow(url);
  });
  return {
    rendered: {
      ...rendered,
      files: rendered.files.filter(({ path }) => path !== shells['lock-screen']),
      redirects: Object.fromEntries(redirects),
    },
    routes: routes.filter(({ url, file }) => !hidden.has(url) && file !== shells['lock-screen']),
    diagnostics: [leftOut(urls)],
  };
}

/** URLs that the message names. */
const MAX_NAMED = 5;

function leftOut(urls: readonly string[]): Diagnostic {
  const named = urls.slice(0, MAX_NAMED).join(', ');
  const others = urls.length - MAX_NAMED;
  const pages = urls.length === 1 ? 'The protected page' : 'The protected pages';
  return siteDiagnostic('site/protected-page', {
    message: `${pages} ${named}${others > 0 ? ` and ${others} more` : ''} ${urls.length === 1 ? 'was' : 'were'} left out: a static host cannot ask for a password`,
    hint: 'serve the site with quoin serve or on Cloudflare, or remove "password"',
  });
}
