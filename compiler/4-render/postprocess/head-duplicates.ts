import { readAttributes } from './attributes.ts';
import { scanHtml } from './scan-html.ts';

/**
 * Returns the lines of `{squarespace-headers}` that the theme does not print itself. Of two titles, descriptions or icons
 * browsers would use one and search engines another.
 *
 * @param headers one element per line
 * @param around the rest of the page's head
 */
export function withoutDuplicates(headers: string, around: string): string {
  const own = keysIn(around);
  if (own.size === 0) return headers;
  return headers
    .split('\n')
    .filter((line) => ![...keysIn(line)].some((key) => own.has(key)))
    .join('\n');
}

/** What elements of a head say: `title`, `description`, `og:image`, `canonical`, `icon`. */
function keysIn(html: string): ReadonlySet<string> {
  const keys = new Set<string>();
  scanHtml(html, (tag) => {
    if (tag.isClosing) return;
    if (tag.name === 'title') keys.add('title');
    if (tag.name !== 'meta' && tag.name !== 'link') return;
    const attributes = readAttributes(html, tag);
    const textOf = (name: string) => attributes.get(name)?.value.trim().toLowerCase() ?? '';
    if (tag.name === 'meta') keys.add(textOf('name') || textOf('property'));
    else if (/^(?:shortcut )?icon$/.test(textOf('rel'))) keys.add('icon');
    else if (textOf('rel') === 'canonical') keys.add('canonical');
  });
  // Of several, the strictest applies.
  keys.delete('robots');
  keys.delete('');
  return keys;
}
