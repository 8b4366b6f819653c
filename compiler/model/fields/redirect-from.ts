import { z } from 'zod';
import { readPathPart } from '../../../formatters/vocabulary/rules/read-path-part.ts';

/** Maximum old URLs; bounds the size of a release. */
const MAX_ADDRESSES = 10;
/** The longest URL that an item can have, below its collection, has 404 characters. */
const MAX_ADDRESS_LENGTH = 500;

/** Old paths that redirect to this document. */
export const redirectFromSchema = z
  .array(
    z
      .string()
      .max(MAX_ADDRESS_LENGTH)
      .refine(
        (text) => readOldUrl(text) !== undefined,
        'must be a path of the site such as /old-page, without ? and #',
      ),
  )
  .max(MAX_ADDRESSES);

/**
 * Normalizes a path for lookups: `/caf%C3%A9/` is `/café`. Undefined for anything that is not a site path, and for `/`, which is
 * always a page.
 */
export function readOldUrl(text: string): string | undefined {
  const [, path] = /^\/([^?#]*?)\/?$/.exec(text) ?? [];
  const plain = path?.split('/').map(readPathPart) ?? [undefined];
  return plain.includes(undefined) ? undefined : `/${plain.join('/').normalize('NFC')}`;
}
