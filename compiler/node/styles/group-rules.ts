import { tokens } from './less-text.ts';
import { RawValue } from './raw-value.ts';

/** Surround an at-rule in a media query. */
const START = '⟪';
const END = '⟫';

/**
 * A media query that stands for another conditional at-rule, such as `@supports (display: grid)`. The compiler moves media
 * queries out of rules and joins nested ones; `unwrapGroupRules` writes the at-rules in the CSS.
 */
export function groupFeature(prelude: RawValue): RawValue {
  return new RawValue([START, ...prelude.parts, END]);
}

const MARKED = /⟪([^⟫]*)⟫/g;

export function unwrapGroupRules(css: string): string {
  if (!css.includes(START)) return css;
  let result = '';
  let copied = 0;
  let depth = 0;
  /** Depth and number of the additional braces to close. */
  const open: { readonly depth: number; readonly count: number }[] = [];
  for (const { text, start } of tokens(css)) {
    if (text === '{') {
      const line = css.lastIndexOf('\n', start) + 1;
      const header = css.slice(line, start);
      if (header.includes(START)) {
        const preludes = preludesOf(header);
        result += `${css.slice(copied, line)}${preludes.map((prelude) => prelude.trim()).join(' {\n')} `;
        copied = start;
        open.push({ depth, count: preludes.length - 1 });
      }
      depth += 1;
    } else if (text === '}') {
      depth -= 1;
      const last = open.at(-1);
      if (last?.depth !== depth) continue;
      open.pop();
      result += css.slice(copied, start + 1) + '\n}'.repeat(last.count);
      copied = start + 1;
    }
  }
  return result + css.slice(copied);
}

/** The at-rules in a media query, and the media query without them. */
function preludesOf(header: string): readonly string[] {
  const queries = header.replace(/^\s*@media\s*/, '').split(/,(?![^⟪]*⟫)(?![^(]*\))/);
  const groups = Array.from(queries[0]?.matchAll(MARKED) ?? [], ([, prelude = '']) => prelude);
  const media = queries.map((query) =>
    query
      .replace(MARKED, '')
      .split(/\s+and\s+/)
      .map((part) => part.replace(/^and\b|\band$/g, '').trim())
      .filter((part) => part !== '')
      .join(' and '),
  );
  return media.every((query) => query === '') ? groups : [...groups, `@media ${media.join(', ')}`];
}
