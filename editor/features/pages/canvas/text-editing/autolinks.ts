import { t } from '../../strings/pages-strings.ts';

/**
 * Addresses that a text links by itself, because they begin with `www.`, and did not before: what was made of them is seen
 * nowhere. Both texts are HTML; the first is all that has these links already.
 */
export function newAutolinks(before: string, after: string): readonly string[] {
  const known = new Set(autolinksIn(before));
  return [...new Set(autolinksIn(after))].filter((href) => !known.has(href));
}

/** One sentence about all of them; undefined for none. */
export function autolinkMessage([href, ...more]: readonly string[]): string | undefined {
  if (href === undefined) return undefined;
  const count = more.length;
  return count === 0 ? t('text.linked', { href }) : t('text.linkedMany', { href, count });
}

function autolinksIn(html: string): readonly string[] {
  return Array.from(html.matchAll(/<a href="(https:\/\/www\.[^"]*)">www\./g), ([, href = '']) =>
    href.replaceAll('&#x26;', '&').replaceAll('&amp;', '&'),
  );
}
