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

/** Media queries are at the top level of the CSS, so the first brace that is not indented closes them. */
const MEDIA = /^@media ([^\n]*⟪[^\n]*) \{\n([\s\S]*?)\n\}/gm;

export function unwrapGroupRules(css: string): string {
  return css.replace(MEDIA, (_, features: string, body: string) => {
    const preludes = preludesOf(features).map((prelude) => prelude.trim());
    return `${preludes.join(' {\n')} {\n${body}${'\n}'.repeat(preludes.length)}`;
  });
}

/** The at-rules in a media query, and the media query without them. */
function preludesOf(features: string): readonly string[] {
  const queries = features.split(/,(?![^⟪]*⟫)(?![^(]*\))/);
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
