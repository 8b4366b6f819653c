import type { Route } from '../../3-route/route.ts';
import type { Site } from '../../model/site.ts';

/**
 * Distinguishes pages that search engines may list from those that they may not: shells, the not-found page, pages that show
 * the same as others (folders, filtered lists), and pages hidden by the owner.
 */
export function createListedRoutes({ pages, collections, items }: Site): (route: Route) => boolean {
  const hidden = new Set<string>();
  for (const documents of [pages, collections, items])
    for (const { id, seo } of documents) if (seo.hidden === true) hidden.add(id);
  return ({ subject, canonicalUrl }) => {
    if (canonicalUrl !== undefined) return false;
    switch (subject.kind) {
      case 'page':
        return !hidden.has(subject.pageId);
      case 'list':
        return subject.filter === undefined && !hidden.has(subject.collectionId);
      case 'item':
        return !hidden.has(subject.itemId);
      default:
        return false;
    }
  };
}
