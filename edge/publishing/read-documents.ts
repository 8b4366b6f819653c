import type { Doc, DocKey } from '../../compiler/model/index.ts';
import type { PublishBase, SiteObject } from '../domain/site.ts';
import { ApiError } from '../platform/api-error.ts';
import type { Remote } from '../platform/remote/remote.ts';

/** `docsForPublish`, for sites of any size. Throws 409 between two parts of an import, if documents are selected. */
export async function readForPublish(
  site: Remote<SiteObject>,
  keys: readonly DocKey[] | 'all',
  base: PublishBase,
): Promise<readonly Doc[]> {
  return documentsOf(await site.streamForPublish(keys, base));
}

/** `docsToCheck`, for sites of any size. Throws 409 likewise. */
export async function readToCheck(
  site: Remote<SiteObject>,
  keys: readonly DocKey[] | 'all',
  base: PublishBase,
): Promise<readonly Doc[]> {
  return documentsOf(await site.streamToCheck(keys, base));
}

const IMPORT_IS_OPEN =
  'Files of the site are being imported. Publish again in a moment. The live release is unchanged.';

function documentsOf(stream: ReadableStream<Uint8Array> | undefined): Promise<readonly Doc[]> {
  if (stream === undefined) throw new ApiError(409, IMPORT_IS_OPEN);
  return new Response(stream).json();
}
