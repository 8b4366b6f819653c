/** Name under which the compiler prints `&:extend(…)` as a declaration. */
export const EXTEND_PROPERTY = '-quoin-extend';

/** A rule of the compiled CSS: its selectors, one in each line, from `start` to `end`. */
interface Header {
  readonly start: number;
  readonly end: number;
  readonly indent: string;
  readonly selectors: readonly string[];
}

interface Extension {
  readonly target: string;
  /** Whether the target may be a part of a selector. */
  readonly isAll: boolean;
  readonly selectors: readonly string[];
}

const HEADER = /^([ \t]*)((?:[^\s{}@][^{}\n]*,\n[ \t]*)*[^\s{}@,][^{}\n]*) \{$/gm;

/** Carries out `&:extend(.button all)`: the selectors of the extending rule are added wherever `.button` is used. */
export function extendSelectors(css: string): string {
  if (!css.includes(EXTEND_PROPERTY)) return css;
  const headers = Array.from(
    css.matchAll(HEADER),
    ({ 0: all, 1: indent = '', 2: list = '', index }): Header => ({
      start: index,
      end: index + all.length,
      indent,
      selectors: list.split(/,\n\s*/),
    }),
  );
  const extensions = extensionsOf(css, headers);
  let result = '';
  let copied = 0;
  for (const { start, end, indent, selectors } of headers) {
    const all = extended(selectors, extensions);
    if (all.length === selectors.length) continue;
    result += `${css.slice(copied, start)}${indent}${all.join(`,\n${indent}`)} {`;
    copied = end;
  }
  return (result + css.slice(copied)).replace(STATEMENTS, '').replace(EMPTY_RULES, '');
}

const STATEMENTS = new RegExp(`^[ \\t]*${EXTEND_PROPERTY}: [^\\n]*;\\n`, 'gm');
const EMPTY_RULES = /^[ \t]*(?:[^\s{}@][^{}\n]*,\n[ \t]*)*[^\s{}@,][^{}\n]* \{\n[ \t]*\}\n?/gm;

function extensionsOf(css: string, headers: readonly Header[]): readonly Extension[] {
  return Array.from(css.matchAll(STATEMENTS)).flatMap(({ 0: statement, index }) => {
    const selectors = headers.findLast(({ end }) => end <= index)?.selectors ?? [];
    const list = statement.trim().slice(EXTEND_PROPERTY.length + 2, -1);
    return list.split(/,(?![^(]*\))/).map((each): Extension => {
      const target = each.trim();
      return { target: target.replace(/\s+all$/, ''), isAll: /\sall$/.test(target), selectors };
    });
  });
}

/** Extensions may extend each other; this is how often. */
const MAX_PASSES = 8;

function extended(selectors: readonly string[], extensions: readonly Extension[]): readonly string[] {
  const all = new Set(selectors);
  let added: readonly string[] = selectors;
  for (let pass = 0; pass < MAX_PASSES && added.length > 0; pass += 1) {
    const known = new Set(all);
    for (const selector of added) {
      for (const extension of extensions) for (const each of applied(selector, extension)) all.add(each);
    }
    added = [...all].filter((each) => !known.has(each));
  }
  return [...all];
}

function applied(selector: string, { target, isAll, selectors }: Extension): readonly string[] {
  if (!isAll) return selector === target ? selectors : [];
  if (!selector.includes(target)) return [];
  const pattern = new RegExp(`${/^\w/.test(target) ? '(?<![\\w-])' : ''}${escaped(target)}(?![\\w-])`, 'g');
  if (!pattern.test(selector)) return [];
  return selectors.map((each) => selector.replace(pattern, () => each));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
