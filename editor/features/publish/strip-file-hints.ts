/**
 * Removes parts in parentheses from a hint: they describe an edit in a file, which does not apply on a screen. Keeps
 * parentheses inside quotation marks and hints with unbalanced parentheses.
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
