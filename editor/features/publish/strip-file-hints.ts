/**
 * A hint for whoever repairs it on a screen: what to write into the file stands in brackets, and is left out. Brackets in a
 * quotation are of somebody's own words and stay; so does a hint whose brackets do not close.
 */
export function stripFileHints(hint: string): string {
  let shown = '';
  let depth = 0;
  let isQuoted = false;
  for (const character of hint) {
    if (character === '"') isQuoted = !isQuoted;
    const isOpening = !isQuoted && character === '(' && (depth > 0 || shown === '' || shown.endsWith(' '));
    if (isOpening && depth === 0) shown = shown.trimEnd();
    if (isOpening) depth += 1;
    else if (depth > 0 && !isQuoted && character === ')') depth -= 1;
    else if (depth === 0) shown += character;
  }
  return depth === 0 ? shown : hint;
}
