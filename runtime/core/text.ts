import { fillSentence } from '../../formatters/vocabulary/rules/fill-sentence.ts';
import type { Page } from './page.ts';

/** A localized or default text with its placeholders filled in. Plain text, never HTML. */
export function text<Key extends string>(
  page: Page,
  ours: Readonly<Record<Key, string>>,
  key: Key,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const own = Object.hasOwn(page.texts, key) ? page.texts[key] : undefined;
  return fillSentence(typeof own === 'string' ? own : ours[key], values);
}
