import { RULE_HEADER, selectorsIn } from './rule-headers.ts';

/**
 * Shows to the keyboard what a theme shows to a pointer: `.folder:hover .subnav` also matches while a folder has the focus of
 * the keyboard. Specificity and order of the rules stay the same, and a click, which sets no visible focus, opens nothing.
 */
export function addFocusToHover(css: string): string {
  if (!css.includes(':hover')) return css;
  return css.replace(
    new RegExp(RULE_HEADER, 'gm'),
    (header, indent: string, list: string, offset: number) => {
      if (!list.includes(':hover')) return header;
      const opens = OPENING.test(css.slice(offset + header.length, css.indexOf('}', offset)));
      const all = new Set(selectorsIn(list).flatMap((selector) => withFocus(selector, opens)));
      return `${indent}${[...all].join(`,\n${indent}`)} {`;
    },
  );
}

/** Declarations with which an element shows more of what it contains. */
const OPENING = /^\s*(?:display|visibility|overflow(?:-[xy])?|(?:max-)?height)\s*:/m;

const HOVER = /:hover(?![\w-])/g;
const FOCUS_WITHIN = ':has(:focus-visible)';
const FOCUS_ON_OR_WITHIN = `:is(:hover, :focus-visible, ${FOCUS_WITHIN})`;
/** The content of an element stays open while it has the focus. */
const FOCUS_IN_CONTENT = `:is(:hover, ${FOCUS_WITHIN})`;

/** @param opens whether the rule may show the content of the element that it applies to */
function withFocus(selector: string, opens: boolean): readonly string[] {
  // `:has` cannot contain another one.
  if (selector.includes(':has(')) return [selector];
  const focused = selector.replace(HOVER, (hover, offset: number) => {
    const hasDependent = COMBINATOR.test(withoutArguments(selector.slice(offset)));
    if (hasDependent) return FOCUS_ON_OR_WITHIN;
    return opens ? FOCUS_IN_CONTENT : hover;
  });
  return [focused, ...(SIBLING.test(selector) ? [selector.replace(SIBLING, `$1${FOCUS_WITHIN}`)] : [])];
}

const COMBINATOR = /[\s>+~]\s*[^\s)]/;
/** `a:hover + .subnav`: the focus moves on to the sibling, which has to stay open. */
const SIBLING = /:hover(?![\w-])(\s*[+~]\s*[^\s>+~:]+)/;

/** A selector, possibly from within parentheses, without what is in parentheses. */
function withoutArguments(selector: string): string {
  return selector.replace(/\([^()]*\)/g, '').replace(/^[^()]*\)/, '');
}
