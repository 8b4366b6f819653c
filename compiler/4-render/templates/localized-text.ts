/** Template code for a text in the site's language, otherwise in English. */
export function localizedText(key: string, english: string): string {
  return `{.if localizedStrings.${key}}{localizedStrings.${key}|htmltag}{.or}${english}{.end}`;
}
