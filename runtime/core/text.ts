import { fillMessage } from '../../formatters/vocabulary/rules/fill-message.ts';
import type { Page } from './page.ts';

/** A localized or default text with its placeholders filled in. Plain text, never HTML. */
export function text<Key extends string>(
  page: Page,
  defaults: Readonly<Record<Key, string>>,
  key: Key,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const localized = Object.hasOwn(page.texts, key) ? page.texts[key] : undefined;
  return fillMessage(typeof localized === 'string' ? localized : defaults[key], values);
}
