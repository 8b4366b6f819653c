import { z } from 'zod';
import { isAllowedRedirect } from '../../../formatters/vocabulary/rules/allowed-redirect.ts';
import { idSchema, orderSchema } from '../fields/id.ts';
import { listConnectionSchema } from './mailing-list.ts';

/** All field types (data model 5). An unknown type would be a plain single value; a section is a heading. */
export const FIELD_TYPES = [
  'address',
  'checkbox',
  'date',
  'hidden',
  'likert',
  'name',
  'phone',
  'radio',
  'select',
  'time',
  'section',
  'text',
  'textarea',
  'email',
  'currency',
  'number',
  'website',
  'password',
  'twitter',
] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

const text = z.string().max(10_000);

export const formFieldSchema = z.strictObject({
  order: orderSchema,
  type: z.enum(FIELD_TYPES),
  rawTitle: text,
  description: text.optional(),
  placeholder: text.optional(),
  required: z.boolean().default(false),
  /** In characters. */
  maxLength: z.int().min(1).max(100_000).optional(),
  /** Options of a radio, checkbox or select; statements of a likert. */
  options: z.array(z.string().max(1000)).max(200).optional(),
  /** What visitors read in place of an option, as in a translation. Submissions contain the option. */
  optionTexts: z.record(z.string().max(1000), z.string().min(1).max(1000)).optional(),
  /** Initial value, or the value of a hidden field when the URL does not set it. */
  value: text.optional(),
  /** Initial values: the chosen options of a checkbox, or the parts of a name, an address or a phone number, by name. */
  values: z
    .union([z.array(z.string().max(1000)).max(200), z.record(z.string().max(100), z.string().max(1000))])
    .optional(),
  /** Whether a section has a line below its title. */
  underline: z.boolean().optional(),
});

export type FormField = z.infer<typeof formFieldSchema>;

/** A form document: `forms/<id>.json`. Fields by id, in key order. */
export const formSchema = z.strictObject({
  name: z.string().min(1).max(200),
  fields: z.record(idSchema, formFieldSchema).default({}),
  submitLabel: z.string().max(200).default('Submit'),
  /** Markdown, shown in place of the form after submission. */
  submissionMessage: text.default('Thank you!'),
  /** HTML that runs after submission; only owners may change it (gaps B24). */
  submissionHTML: text.default(''),
  /** A site path or an https URL. */
  successRedirect: z
    .string()
    .refine(isAllowedRedirect, 'must be a path of the site or an https address, without spaces')
    .optional(),
  /** Markdown, below the fields. */
  disclaimerMessage: text.optional(),
  /** Submissions are also sent to this email address. */
  notifyEmail: z.string().max(256).optional(),
  mailingList: listConnectionSchema.optional(),
  captchaEnabled: z.boolean().default(false),
  captchaTheme: z.enum(['light', 'dark']).default('light'),
  captchaAlignment: z.enum(['left', 'center', 'right']).default('center'),
});

export type Form = z.infer<typeof formSchema>;
