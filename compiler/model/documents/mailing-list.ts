import { z } from 'zod';
import { isEmailAddress } from '../../../formatters/vocabulary/rules/site-settings.ts';
import { idSchema } from '../fields/id.ts';

/** A mailing list document: `mailing-lists/<id>.json`. Its subscribers are stored by the server, never in the site. */
export const mailingListSchema = z.strictObject({
  /** Shown to subscribers in emails. */
  name: z.string().min(1).max(200),
  /** Subscribers must confirm their address by email before they join. Forms may override it. */
  doubleOptIn: z.boolean().default(true),
  /** Shown in emails, so that subscribers can reach the owner. */
  contactEmail: z.string().max(256).refine(isEmailAddress, 'must be an email address').optional(),
});

export type MailingList = z.infer<typeof mailingListSchema>;

/** The mailing list that a form adds the addresses of its submissions to. */
export const listConnectionSchema = z.strictObject({
  listId: idSchema,
  /** Default: that of the list. */
  doubleOptIn: z.boolean().optional(),
});

export type ListConnection = z.infer<typeof listConnectionSchema>;
