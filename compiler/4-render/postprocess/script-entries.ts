import type { Theme, ThemeTemplate } from '../../model/theme.ts';

/** Returns the scripts that theme templates use, by tag or by URL: `scripts/site.js`. */
export function scriptEntries({ layouts, pages, collections, partials, files }: Theme): readonly string[] {
  const known = new Set(files.map(({ path }) => path));
  const templates: readonly (ThemeTemplate | undefined)[] = [
    ...Object.values(layouts),
    ...Object.values(pages),
    ...Object.values(collections).flatMap(({ list, item }) => [list, item]),
    ...Object.values(partials),
  ];
  const found = templates.flatMap((template) =>
    Array.from(template?.text.matchAll(/ src="\/(scripts\/[^"?#{}]+\.m?js)"/g) ?? [], ([, path = '']) =>
      decode(path),
    ),
  );
  return [...new Set(found)].filter((path) => known.has(path)).sort();
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
