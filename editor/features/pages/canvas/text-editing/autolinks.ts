import { t } from '../../strings/pages-strings.ts';

/**
 * Returns the autolinks (`www.…`) in `after` that are not in `before`. The user does not see their target while
 * typing. Both texts are HTML.
 */
export function newAutolinks(before: string, after: string): readonly string[] {
  const known = new Set(autolinksIn(before));
  return [...new Set(autolinksIn(after))].filter((href) => !known.has(href));
}

/** One message for all links, or undefined when there are none. */
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
