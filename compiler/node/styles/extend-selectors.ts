import { RULE_HEADER, selectorsIn } from './rule-headers.ts';

/** Name under which the compiler prints `&:extend(…)` as a declaration. */
export const EXTEND_PROPERTY = '-quoin-extend';

interface Extension {
  readonly target: string;
  /** Whether the target may be a part of a selector. */
  readonly isAll: boolean;
  readonly selectors: readonly string[];
}

const STATEMENT = `^[ \\t]*${EXTEND_PROPERTY}: ([^\\n]*);\\n`;
const EMPTY_RULE = new RegExp(`${RULE_HEADER}\\n[ \\t]*\\}\\n?`, 'gm');

/** Carries out `&:extend(.button all)`: the selectors of the extending rule are added wherever `.button` is used. */
export function extendSelectors(css: string): string {
  if (!css.includes(EXTEND_PROPERTY)) return css;
  const extensions = extensionsIn(css);
  return css
    .replace(new RegExp(RULE_HEADER, 'gm'), (_, indent: string, list: string) => {
      const all = extended(selectorsIn(list), extensions);
      return `${indent}${all.join(`,\n${indent}`)} {`;
    })
    .replace(new RegExp(STATEMENT, 'gm'), '')
    .replace(EMPTY_RULE, '');
}

function extensionsIn(css: string): readonly Extension[] {
  let selectors: readonly string[] = [];
  return Array.from(css.matchAll(new RegExp(`${RULE_HEADER}|${STATEMENT}`, 'gm'))).flatMap(
    ([, , header, targets = '']) => {
      if (header !== undefined) {
        selectors = selectorsIn(header);
        return [];
      }
      return targets.split(/,(?![^(]*\))/).map((each): Extension => {
        const [, target = '', all] = /^\s*(.*?)(\s+all)?\s*$/s.exec(each) ?? [];
        return { target, isAll: all !== undefined, selectors };
      });
    },
  );
}

/** Extensions may extend each other; this is how often. */
const MAX_PASSES = 8;

function extended(selectors: readonly string[], extensions: readonly Extension[]): readonly string[] {
  const all = new Set(selectors);
  for (let pass = 0, size = 0; pass < MAX_PASSES && size < all.size; pass += 1) {
    size = all.size;
    for (const selector of [...all])
      for (const extension of extensions) for (const each of applied(selector, extension)) all.add(each);
  }
  return [...all];
}

function applied(selector: string, { target, isAll, selectors }: Extension): readonly string[] {
  if (!isAll) return selector === target ? selectors : [];
  if (!selector.includes(target)) return [];
  const escaped = target.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`${/^\w/.test(target) ? '(?<![\\w-])' : ''}${escaped}(?![\\w-])`, 'g');
  return pattern.test(selector) ? selectors.map((each) => selector.replace(pattern, () => each)) : [];
}
