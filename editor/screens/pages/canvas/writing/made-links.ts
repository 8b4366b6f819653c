/**
 * Addresses that a text links by itself, because they begin with `www.`, and did not before: what was made of them is seen
 * nowhere. Both texts are the HTML of the page.
 */
export function madeLinks(before: string, after: string): readonly string[] {
  const known = new Set(bareLinks(before));
  return [...new Set(bareLinks(after))].filter((href) => !known.has(href));
}

function bareLinks(html: string): readonly string[] {
  return Array.from(html.matchAll(/<a href="(https:\/\/www\.[^"]*)">www\./g), ([, href = '']) =>
    href.replaceAll('&#x26;', '&').replaceAll('&amp;', '&'),
  );
}
