import { z } from 'zod';
import { readPathPart } from '../../../formatters/vocabulary/index.ts';

/** More moves than anything makes; it bounds what a release carries. */
const MOST_ADDRESSES = 10;
const LONGEST_ADDRESS = 300;

/** Where something was before: paths of the site that lead to it. */
export const redirectFromSchema = z
  .array(
    z
      .string()
      .max(LONGEST_ADDRESS)
      .refine(
        (text) => readOldAddress(text) !== undefined,
        'must be a path of the site such as /old-page, without ? and #',
      ),
  )
  .max(MOST_ADDRESSES);

/**
 * `/caf%C3%A9/` as visitors' addresses are looked up: `/café`. Undefined for what is no path of a site, or its start, which
 * always is a page.
 */
export function readOldAddress(text: string): string | undefined {
  if (!text.startsWith('/') || /[?#]/.test(text)) return undefined;
  const parts = text.slice(1, text.endsWith('/') ? -1 : undefined).split('/');
  const plain = parts.map(readPathPart);
  return plain.includes(undefined) ? undefined : `/${plain.join('/').normalize('NFC')}`;
}
