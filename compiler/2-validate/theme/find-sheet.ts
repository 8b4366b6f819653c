/**
 * Returns the name below `styles/` of the sheet that a theme lists or imports, with or without `styles/` and an ending; relative
 * names first start from `folder`. Undefined when there is no such sheet.
 */
export function findSheet(
  name: string,
  folder: string,
  sheets: Readonly<Record<string, unknown>>,
): string | undefined {
  const paths = [normalized(folder + name), normalized(name), normalized(name).replace(/^styles\//, '')];
  return paths
    .flatMap((each) => [each, `${each}.less`, `${each}.css`])
    .find((each) => Object.hasOwn(sheets, each));
}

function normalized(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
