import { describe, expect, it } from 'vitest';
import { compileStyles } from './compile-styles.ts';

const POINTER = ':focus:not(:focus-visible)';
const ON = `:is(:hover, :focus-within:not(:where(${POINTER}, :has(${POINTER}))))`;

function compiled(less: string): string {
  return compileStyles({ styles: [{ file: 'site.less', text: less }], imports: {} }).css;
}

/** The selectors of the first rule. */
function selectorsOf(less: string): readonly string[] {
  return (compiled(less).split(' {')[0] ?? '').split(/,\n\s*/);
}

describe('rules for a pointer over an element', () => {
  it.each([
    ['what is in it', '.folder:hover .subnav', `.folder${ON} .subnav`],
    ['a child', '.nav li:hover > ul', `.nav li${ON} > ul`],
    ['a part of its text', 'a:hover .icon', `a${ON} .icon`],
    [
      'what is in it, with a condition',
      '.folder:hover:not(.active) .subnav',
      `.folder${ON}:not(.active) .subnav`,
    ],
    ['what is in it while the pointer is elsewhere', '.nav:not(:hover) .subnav', `.nav:not(${ON}) .subnav`],
  ])('also apply to the focus of the keyboard where they style %s', (_what, selector, expected) => {
    expect(selectorsOf(`${selector} { color: red }`)).toEqual([expected]);
  });

  it('apply to nested rules', () => {
    expect(selectorsOf('.folder { &:hover .subnav { display: block } }')).toEqual([`.folder${ON} .subnav`]);
    expect(compiled('@media (min-width: 9px) { .a:hover .b { top: 0 } }')).toContain(`.a${ON} .b {`);
  });

  it('leave a sibling open while their parent has the focus, unless it has several', () => {
    const parent = (several: string) => `:focus-within:not(:where(:has(${POINTER}), :has(> ${several})))`;
    expect(selectorsOf('.title:hover + .subnav { display: block }')).toEqual([
      `.title${ON} + .subnav`,
      `${parent('.subnav ~ .subnav')} > :is(.title) + .subnav`,
    ]);
    expect(selectorsOf('li a:hover ~ ul li { opacity: 1 }')).toEqual([
      `li a${ON} ~ ul li`,
      `${parent('ul ~ ul')} > :is(li a) ~ ul li`,
    ]);
  });

  it.each(['display: block', 'visibility: visible', 'overflow: visible', 'max-height: 90px', 'height: auto'])(
    'leave an element open while the focus is in it: %s',
    (declaration) => {
      expect(selectorsOf(`.menu:hover { color: red; ${declaration} }`)).toEqual([`.menu${ON}`]);
    },
  );

  it.each([
    ['the element itself', 'a:hover', 'color: red'],
    ['a pseudo-element', 'a:hover::after', 'width: 100%'],
    ['another state', '.a:hover-like .b', 'display: block'],
    ['an element by its content', '.a:has(.b:hover) .c', 'display: block'],
  ])('stay as they are where they style %s', (_what, selector, declaration) => {
    expect(selectorsOf(`${selector} { ${declaration} }`)).toEqual([selector]);
  });

  it('do not change the rules around them', () => {
    const css = compiled('.a { height: 1px } a:hover { color: red } .b { display: none }');
    expect(css).toContain('a:hover {');
  });
});
