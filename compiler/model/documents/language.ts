import { z } from 'zod';

const LANGUAGE_RULE = 'must be a language tag such as en or pt-PT';

/** A language tag that browsers understand; `pt_PT` from other programs becomes `pt-PT`. */
export const languageTagSchema = z
  .string()
  .regex(/^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,4}$/, LANGUAGE_RULE)
  .transform((tag) => tag.replaceAll('_', '-'))
  .refine(isLanguageTag, LANGUAGE_RULE);

/** A language of the site (R-DATA-HF-03). */
export const languageSchema = z.strictObject({
  code: languageTagSchema,
  /** In the language itself. */
  name: z.string().min(1).max(100),
  /** The language of the documents; all others are translations. */
  isPrimary: z.boolean().default(false),
  /** Whether the site is published in it. */
  enabled: z.boolean().default(true),
});

export type Language = z.infer<typeof languageSchema>;

/** The multilingual record: each language once, with one primary language, which is published. */
export const languagesSchema = z
  .array(languageSchema)
  .max(50)
  .refine(hasNoDuplicates, 'must have each language once')
  .refine(
    (languages) => languages.filter(({ isPrimary }) => isPrimary).length === 1,
    'must have one language with "isPrimary": true',
  )
  .refine(
    (languages) => languages.every(({ isPrimary, enabled }) => enabled || !isPrimary),
    'must have an enabled primary language',
  );

function hasNoDuplicates(languages: readonly Language[]): boolean {
  return new Set(languages.map(({ code }) => code.toLowerCase())).size === languages.length;
}

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
