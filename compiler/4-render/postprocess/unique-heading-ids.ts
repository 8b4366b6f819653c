/**
 * Makes the ids of headings unique on a page with several texts: those of the theme and of the first text stay, `#intro` of a
 * second text becomes `#intro-1`. Texts print the id first, so other headings are not touched.
 */
export function uniqueHeadingIds(html: string): string {
  if (!html.includes(' id="') || !HEADING.test(html)) return html;
  const counts = new Map<string, number>();
  for (const [, id = ''] of html.matchAll(/\sid="([^"]*)"/g)) counts.set(id, (counts.get(id) ?? 0) + 1);
  if (![...counts.values()].some((count) => count > 1)) return html;
  // An id that other elements have as well belongs to them.
  const ofHeadings = new Map<string, number>();
  for (const [, id = ''] of html.matchAll(HEADINGS)) ofHeadings.set(id, (ofHeadings.get(id) ?? 0) + 1);
  const used = new Set([...counts].flatMap(([id, count]) => (count > (ofHeadings.get(id) ?? 0) ? [id] : [])));
  return html.replace(HEADINGS, (tag: string, id: string) => {
    let own = id;
    for (let count = 1; used.has(own) || (own !== id && counts.has(own)); count += 1) own = `${id}-${count}`;
    used.add(own);
    return own === id ? tag : tag.replace(`"${id}"`, () => `"${own}"`);
  });
}

const HEADING = /<h[1-6] id="/;
const HEADINGS = /<h[1-6] id="([^"]*)"/g;
