import type { Doc, DocKey } from '../../compiler/model/index.ts';
import type { PublishBase, SiteObject } from '../domain/site.ts';
import type { Remote } from '../platform/remote/remote.ts';

/** `docsForPublish`, for sites of any size. */
export async function readForPublish(
  site: Remote<SiteObject>,
  keys: readonly DocKey[] | 'all',
  base: PublishBase,
): Promise<readonly Doc[]> {
  return new Response(await site.streamForPublish(keys, base)).json();
}

/** `docsToCheck`, for sites of any size. */
export async function readToCheck(
  site: Remote<SiteObject>,
  keys: readonly DocKey[] | 'all',
  base: PublishBase,
): Promise<readonly Doc[]> {
  return new Response(await site.streamToCheck(keys, base)).json();
}
