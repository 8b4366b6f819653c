import type { Route } from '../../3-route/route.ts';
import type { Site } from '../../model/site.ts';

/**
 * Tells the pages that search may show from those that it may not: frames that the Worker fills, the not-found page, and
 * what the owner has hidden.
 */
export function createListedRoutes({ pages, collections, items }: Site): (route: Route) => boolean {
  const hidden = new Set(
    [...pages, ...collections, ...items].flatMap(({ id, seo }) => (seo.hidden === true ? [id] : [])),
  );
  return ({ subject }) => {
    switch (subject.kind) {
      case 'page':
        return !hidden.has(subject.pageId);
      case 'list':
        return !hidden.has(subject.collectionId);
      case 'item':
        return !hidden.has(subject.itemId);
      default:
        return false;
    }
  };
}
