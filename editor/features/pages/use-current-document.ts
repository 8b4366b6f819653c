import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import { documentsOf, idOf } from '../../core/model/documents.ts';
import { flagAt } from '../../core/model/json-access.ts';
import { useOutline } from './hooks/use-outline.ts';

/** The document that the address names: `/config/pages/home` a page, `…/collection:shop` a collection; else the home page. */
export function useCurrentDocument(): DocKey | undefined {
  // The next screen has the address before it has come: until then this one goes on showing what it showed.
  const path = useRouterState({
    select: ({ location, resolvedLocation = location }) =>
      (isOfPages(location.pathname) ? location : resolvedLocation).pathname,
  });
  const outline = useOutline();
  const pages = documentsOf(outline, 'page');
  const collections = documentsOf(outline, 'collection');
  const id = decoded(path.split('/')[3] ?? '');
  const all = [...pages, ...collections];
  const wanted = all.find(({ key }) => key === `page:${id}` || key === id);
  const home = pages.find(({ body }) => flagAt(body, 'isHome')) ?? pages[0];
  return (wanted ?? (id === '' ? home : undefined))?.key;
}

/** `/config/pages` is the home page: the address says so, for whoever copies it. */
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

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
