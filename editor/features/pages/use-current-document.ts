import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type DocKey, idSchema } from '../../../compiler/model/index.ts';
import { decodeUriPart } from '../../../formatters/vocabulary/rules/decode-uri-part.ts';
import { documentsOf, idOf } from '../../core/model/documents.ts';
import { flagAt } from '../../core/model/json-access.ts';
import { useOutline } from './hooks/use-outline.ts';
import { isArea } from './model/page-layout.ts';

/**
 * The document named by the URL: `/config/pages/home` is a page, `…/collection:shop` a collection, `…/block-field:footer`
 * an area of the theme, which may have no document yet. Defaults to the home page.
 */
export function useCurrentDocument(): DocKey | undefined {
  // The URL changes before the next screen is loaded: keep the document until then.
  const path = useRouterState({
    select: ({ location, resolvedLocation = location }) =>
      (isOfPages(location.pathname) ? location : resolvedLocation).pathname,
  });
  const outline = useOutline();
  const pages = documentsOf(outline, 'page');
  const collections = documentsOf(outline, 'collection');
  const id = decodeUriPart(path.split('/')[3] ?? '');
  const all = [...pages, ...collections];
  const requested = all.find(({ key }) => key === `page:${id}` || key === id);
  const home = pages.find(({ body }) => flagAt(body, 'isHome')) ?? pages[0];
  return (requested ?? (id === '' ? home : undefined))?.key ?? areaNamed(id);
}

function areaNamed(id: string): DocKey | undefined {
  const key = id as DocKey;
  return isArea(key) && idSchema.safeParse(idOf(key)).success ? key : undefined;
}

/** Replaces `/config/pages` with the URL of the home page, so that it can be copied. */
export function useCanonicalUrl(doc: DocKey | undefined): void {
  const router = useRouter();
  useEffect(() => {
    const { pathname, searchStr } = router.state.location;
    if (doc === undefined || !/^\/config\/pages\/?$/.test(pathname)) return;
    const path = `/config/pages/${encodeURIComponent(idOf(doc))}${searchStr}`;
    router.history.replace(path, {}, { ignoreBlocker: true });
  }, [router, doc]);
}

function isOfPages(path: string): boolean {
  return /^\/config\/pages(\/|$)/.test(path);
}
