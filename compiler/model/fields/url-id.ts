import { z } from 'zod';

/** One path segment: letters and digits of any script, with `-`, `_`, `.` and `~` inside. */
const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]*$/u;

/** A URL path without the leading slash, with one or more segments (`2026/3/a-new-kiln`). */
export const urlIdSchema = z
  .string()
  .max(200)
  .refine(
    (text) => text.split('/').every((piece) => SLUG.test(piece)),
    'must be letters, digits and - _ . ~, with / between the pieces',
  );
