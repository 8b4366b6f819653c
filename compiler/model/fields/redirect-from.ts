import { z } from 'zod';
import { readPathPart } from '../../../formatters/vocabulary/rules/read-path-part.ts';

/** More moves than anything makes; it bounds what a release carries. */
const MAX_ADDRESSES = 10;
/** The longest that an item can have had, below its collection, has 404 characters. */
const MAX_ADDRESS_LENGTH = 500;

/** Where something was before: paths of the site that lead to it. */
export const redirectFromSchema = z
  .array(
    z
      .string()
      .max(MAX_ADDRESS_LENGTH)
      .refine(
        (text) => readOldAddress(text) !== undefined,
        'must be a path of the site such as /old-page, without ? and #',
      ),
  )
  .max(MAX_ADDRESSES);

/**
 * `/caf%C3%A9/` as visitors' addresses are looked up: `/café`. Undefined for what is no path of a site, or its start, which
 * always is a page.
 */
export function readOldAddress(text: string): string | undefined {
  const [, path] = /^\/([^?#]*?)\/?$/.exec(text) ?? [];
  const plain = path?.split('/').map(readPathPart) ?? [undefined];
  return plain.includes(undefined) ? undefined : `/${plain.join('/').normalize('NFC')}`;
}
