import type { z } from 'zod';

/** Messages by path, `ops.0.at`; errors of the whole value are listed as `body`. */
export function validationErrors(error: z.ZodError): Readonly<Record<string, string>> {
  const pairs = error.issues.slice(0, MAX_ERRORS).map(({ path, message }) => {
    return [path.map(String).join('.').slice(0, 200) || 'body', message.slice(0, 500)] as const;
  });
  return Object.fromEntries(pairs);
}

const MAX_ERRORS = 50;
