import type { Bodies } from '../../../compiler/model/index.ts';
import { documentsOf } from '../../model/documents/documents.ts';
import { flagAt, textAt } from '../../model/read.ts';

export interface PagePath {
  readonly url: string;
  readonly title: string;
}

/** The addresses of a site's own pages, with their titles. */
export function pagePaths(bodies: Bodies): readonly PagePath[] {
  const urls = new Map(documentsOf(bodies, 'collection').map(({ id, body }) => [id, textAt(body, 'urlId')]));
  const pages = documentsOf(bodies, 'page').map(({ body }) => ({
    url: flagAt(body, 'isHome') ? '/' : `/${textAt(body, 'urlId')}`,
    title: textAt(body, 'title'),
  }));
  const collections = documentsOf(bodies, 'collection').map(({ body }) => ({
    url: `/${textAt(body, 'urlId')}`,
    title: textAt(body, 'title'),
  }));
  const items = documentsOf(bodies, 'item').flatMap(({ body }) => {
    const folder = urls.get(textAt(body, 'collectionId'));
    const isSold = textAt(body, 'structuredContent', 'productType') !== '' || hasProduct(body);
    return folder === undefined
      ? []
      : [{ url: `/${folder}${isSold ? '/p' : ''}/${textAt(body, 'urlId')}`, title: textAt(body, 'title') }];
  });
  const shells = ['/cart', '/search'].map((url) => ({ url, title: url }));
  return [...pages, ...collections, ...items, ...shells];
}

function hasProduct(body: unknown): boolean {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, 'structuredContent');
}
