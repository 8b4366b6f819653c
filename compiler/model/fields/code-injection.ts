import { z } from 'zod';

/** Longer code belongs in a file of the theme. */
const MAX_LENGTH = 100_000;

/** HTML of the owner that is added to pages unchanged: scripts of analytics services, metadata, styles. */
export const codeInjectionSchema = z.strictObject({
  /** At the end of `<head>`, where the theme has `{squarespace-headers}`. */
  header: z.string().max(MAX_LENGTH).optional(),
  /** At the end of `<body>`, where the theme has `{squarespace-footers}`. */
  footer: z.string().max(MAX_LENGTH).optional(),
});

export type CodeInjection = z.infer<typeof codeInjectionSchema>;
