import { z } from 'zod';

/** Shown in place of a password to contributors who may not change it. */
export const HIDDEN_PASSWORD = '__MASKED_FIELD__';

/** Maximum characters of a password; visitors type it. */
export const MAX_PAGE_PASSWORD_LENGTH = 200;

/** The password that visitors enter to see a page, or a collection and everything in it. */
export const pagePasswordSchema = z.string().min(1, 'must not be empty').max(MAX_PAGE_PASSWORD_LENGTH);
