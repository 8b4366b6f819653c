import { ownValue } from '../../../model/own-value.ts';

/** Returns a text in the site's language, otherwise the English one, with `{provider}` and other placeholders filled in. */
export function textOf(
  strings: Readonly<Record<string, string>>,
  key: string,
  { english, ...values }: Readonly<Record<string, string>> & { readonly english: string },
): string {
  const text = ownValue(strings, key) ?? english;
  return text.replace(/\{(\w+)\}/g, (match, name: string) => ownValue(values, name) ?? match);
}
