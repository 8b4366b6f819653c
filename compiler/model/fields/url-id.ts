import { z } from 'zod';

/** One piece of a path: letters and digits of any script, with `-`, `_`, `.` and `~` inside. */
const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]*$/u;

/** What follows the `/` in an address: one piece or several (`2026/3/a-new-kiln`). */
export const urlIdSchema = z
  .string()
  .max(200)
  .refine(
    (text) => text.split('/').every((piece) => SLUG.test(piece)),
    'must be letters, digits and - _ . ~, with / between the pieces',
  );
