/** Converts a title to a URL slug: "Tide plate" becomes `tide-plate`. */
export function urlIdOf(title: string, fallback: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return slug || fallback;
}

/** Returns the slug, or the first free one of `-1`, `-2` and so on (R-EDCOM-CREATE-07, -08). */
export function freeUrlId(urlId: string, taken: ReadonlySet<string>): string {
  if (!taken.has(urlId)) return urlId;
  for (let number = 1; ; number++) if (!taken.has(`${urlId}-${number}`)) return `${urlId}-${number}`;
}
