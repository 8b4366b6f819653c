import type { Route, RoutePlan, Subject } from '../route.ts';
import { fileOf, NOT_FOUND_URL } from '../urls.ts';

type Table = Readonly<Record<string, string>>;

/** Returns the plan below the URL of a language: `/studio` is `/fr/studio`, and the home page is `/fr`. */
export function prefixPlan(plan: RoutePlan, prefix: string): RoutePlan {
  const at = (url: string) => prefixed(url, prefix);
  const all = (table: Table) => Object.fromEntries(Object.entries(table).map(([id, url]) => [id, at(url)]));
  return {
    ...plan,
    routes: plan.routes.map((route) => prefixRoute(route, at)),
    urls: {
      pages: all(plan.urls.pages),
      collections: all(plan.urls.collections),
      items: all(plan.urls.items),
    },
    feeds: plan.feeds.map((feed) => ({ ...feed, url: at(feed.url), file: at(feed.url).slice(1) })),
    filterUrls: Object.fromEntries(Object.entries(plan.filterUrls).map(([id, urls]) => [id, all(urls)])),
  };
}

export function prefixed(url: string, prefix: string): string {
  return url === '/' ? prefix : `${prefix}${url}`;
}

function prefixRoute(route: Route, at: (url: string) => string): Route {
  const url = at(route.url);
  return {
    ...route,
    url,
    // Static hosts look for this file in the folder.
    file: route.url === NOT_FOUND_URL ? url.slice(1) : fileOf(url),
    subject: prefixSubject(route.subject, at),
    ...(route.canonicalUrl !== undefined && { canonicalUrl: at(route.canonicalUrl) }),
  };
}

function prefixSubject(subject: Subject, at: (url: string) => string): Subject {
  if (subject.kind !== 'list') return subject;
  const { previousUrl, nextUrl } = subject.pagination;
  const pagination = {
    ...subject.pagination,
    previousUrl: previousUrl && at(previousUrl),
    nextUrl: nextUrl && at(nextUrl),
  };
  return { ...subject, pagination };
}
