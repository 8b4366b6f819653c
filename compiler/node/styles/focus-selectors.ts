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
/** The focus of a pointer. */
const NOT_VISIBLE = ':focus:not(:focus-visible)';
/**
 * The focus of the keyboard on an element or in it. `:has(:focus-visible)` would not do: between two elements, neither has it,
 * and the second one would be hidden before it gets the focus. `:where` adds no specificity.
 */
const FOCUS = `:focus-within:not(:where(${NOT_VISIBLE}, :has(${NOT_VISIBLE})))`;
const HOVER_OR_FOCUS = `:is(:hover, ${FOCUS})`;

/** @param opens whether the rule may show the content of the element that it applies to */
function withFocus(selector: string, opens: boolean): readonly string[] {
  // `:has` cannot contain another one.
  if (selector.includes(':has(')) return [selector];
  const focused = selector.replace(HOVER, (hover, offset: number) => {
    const hasDependent = COMBINATOR.test(withoutArguments(selector.slice(offset)));
    return hasDependent || opens ? HOVER_OR_FOCUS : hover;
  });
  return [focused, ...besideFocus(selector)];
}

const COMBINATOR = /[\s>+~]\s*[^\s)]/;

/**
 * `a:hover + .subnav`: the focus moves on to the sibling, which has to stay open. Only their parent has it throughout, so the
 * sibling stays open while the parent has the focus, unless there are several to choose from.
 */
function besideFocus(selector: string): readonly string[] {
  const [, title, combinator = '', sibling = '', rest = ''] = SIBLING.exec(selector) ?? [];
  if (title === undefined) return [];
  const several = `:has(> ${sibling} ~ ${sibling})`;
  return [
    `:focus-within:not(:where(:has(${NOT_VISIBLE}), ${several})) > :is(${title})${combinator}${sibling}${rest}`,
  ];
}

const SIBLING = /^([^:]*[^:\s]):hover(\s*[+~]\s*)([^\s>+~:]+)(.*)$/;

/** A selector, possibly from within parentheses, without what is in parentheses. */
function withoutArguments(selector: string): string {
  return selector.replace(/\([^()]*\)/g, '').replace(/^[^()]*\)/, '');
}
