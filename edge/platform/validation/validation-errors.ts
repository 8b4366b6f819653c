import type { z } from 'zod';

/** Sentences by place, `ops.0.at`; the whole is called `body`. */
export function errorsOf(error: z.ZodError): Readonly<Record<string, string>> {
  const pairs = error.issues.slice(0, MOST_ERRORS).map(({ path, message }) => {
    return [path.map(String).join('.').slice(0, 200) || 'body', message.slice(0, 500)] as const;
  });
  return Object.fromEntries(pairs);
}

const MOST_ERRORS = 50;
