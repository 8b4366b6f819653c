import { type Bodies, isPublished, valueAt } from '../../../../compiler/model/index.ts';
import { PAGE_TYPE } from '../../../../formatters/vocabulary/content/page-type.ts';
import { documentsOf } from '../../../core/model/documents.ts';
import { flagAt, numberAt, textAt } from '../../../core/model/json-access.ts';
import { statusOf } from '../../../core/model/status.ts';
import { pathOf } from '../../../core/model/url-path.ts';

export interface PagePath {
  readonly url: string;
  readonly title: string;
  /** Whether visitors can open the page now: it is no draft, and its collection is enabled. */
  readonly isPublic: boolean;
}

/** The paths of all pages of the site, with titles. */
export function pagePaths(bodies: Bodies): readonly PagePath[] {
  const now = Date.now();
  const isSeen = (body: unknown) =>
    isPublished({ status: statusOf(body), publishOn: numberAt(body, 'publishOn') }, { now, drafts: false });
  const pages = documentsOf(bodies, 'page')
    // The 404 page has no path of its own.
    .filter(({ body }) => numberAt(body, 'pageType') !== PAGE_TYPE['not-found'])
    .map(({ body }) => ({
      url: flagAt(body, 'isHome') ? '/' : `/${textAt(body, 'urlId')}`,
      title: textAt(body, 'title'),
      isPublic: isSeen(body),
    }));
  const collections = documentsOf(bodies, 'collection').map(({ body }) => ({
    url: `/${textAt(body, 'urlId')}`,
    title: textAt(body, 'title'),
    isPublic: isOn(body),
  }));
  const items = documentsOf(bodies, 'item').flatMap(({ body }) => {
    const collection = bodies.get(`collection:${textAt(body, 'collectionId')}`);
    const url = pathOf(collection, textAt(body, 'urlId'));
    return url === undefined
      ? []
      : [{ url, title: textAt(body, 'title'), isPublic: isOn(collection) && isSeen(body) }];
  });
  const shells = ['/cart', '/search'].map((url) => ({ url, title: url, isPublic: true }));
  return [...pages, ...collections, ...items, ...shells];
}

function isOn(collection: unknown): boolean {
  return valueAt(collection, ['enabled']) !== false;
}
