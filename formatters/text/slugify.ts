import type { Formatter } from '../contract.ts';
import { asString } from '../values/index.ts';

/** `{title|slugify}`: `Hello, World!` is `hello-world` (language reference 11.2). */
export const slugify: Formatter = {
  name: 'slugify',
  family: 'text',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url'],
  prepare: () => (value) => slugOf(asString(value)),
};

/**
 * Keeps ASCII letters, in lower case, digits and `-`; each run of white space is one `-`, also where something vanished
 * inside it; all else vanishes. White space at the ends becomes `-` too.
 */
export function slugOf(text: string): string {
  if (/^[a-z0-9-]*$/.test(text)) return text;
  return text
    .replace(/[^a-zA-Z0-9\s-]/g, '')
    .replace(/\s+/g, '-')
    .toLowerCase();
}
