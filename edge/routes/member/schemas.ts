import { z } from 'zod';
import { isEmail } from '../../../formatters/vocabulary/rules/email.ts';
import { MAX_PASSWORD_LENGTH } from '../../platform/crypto/password.ts';
import { MEMBER_MESSAGES } from './messages.ts';

/** Any text: an invalid email is reported as a failed sign-in. */
const emailInput = z.string().trim().toLowerCase().min(1).max(256);

export const loginSchema = z.object({
  email: emailInput,
  password: z.string().min(1).max(MAX_PASSWORD_LENGTH),
  rememberMe: z.boolean().default(false),
});

const newPassword = z
  .string(MEMBER_MESSAGES.shortPassword)
  .min(8, MEMBER_MESSAGES.shortPassword)
  .max(MAX_PASSWORD_LENGTH, MEMBER_MESSAGES.longPassword);

export const accountSchema = z.object({
  email: emailInput.refine((email) => isEmail(email), MEMBER_MESSAGES.invalidEmail),
  password: newPassword,
  name: z.string().trim().min(1, MEMBER_MESSAGES.noName).max(200),
  rememberMe: z.boolean().default(false),
});

export const resetRequestSchema = z.object({
  email: emailInput,
  /** What the email says: that it resets the password, or that it confirms the email of an account. The link is the same. */
  purpose: z.enum(['reset', 'verify']).default('reset'),
});

export const resetSchema = z.object({ token: z.string().max(300), password: newPassword });

/** A language tag. */
export const localeSchema = z.object({
  language: z.string().regex(/^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,4}$/),
});
