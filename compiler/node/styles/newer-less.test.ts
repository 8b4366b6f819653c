import { describe, expect, it } from 'vitest';
import { compileLess } from './compile-less.ts';

/** The CSS in one line. */
function compiled(text: string): string {
  const { css, issues } = compileLess(text);
  expect(issues).toEqual([]);
  return css.replace(/\s+/g, ' ').trim();
}

function messages(text: string): readonly string[] {
  return compileLess(text).issues.map(({ message }) => message);
}

describe('media queries', () => {
  const VARIABLES =
    '@phone: ~"(max-width: 600px)"; @wide: ~"only screen and (min-width: @{w})"; @w: 640px; @kind: print;';

  it.each([
    ['screen and @phone', 'screen and (max-width: 600px)'],
    ['@phone and (min-width: 100px)', '(max-width: 600px) and (min-width: 100px)'],
    ['@wide and @phone, @kind', 'only screen and (min-width: 640px) and (max-width: 600px), print'],
    ['@{kind} and (color)', 'print and (color)'],
    ['screen and ~"(max-width: @{w})"', 'screen and (max-width: 640px)'],
    ['(min-width: (@w + 1))', '(min-width: 641px)'],
    ['screen and (min-width: @w+1) and (max-width: @w * 2 - 1)', null],
    ['(min-aspect-ratio: 16/9)', '(min-aspect-ratio: 16/9)'],
  ])('may be made of variables: %s', (query, css) => {
    const expected = css ?? 'screen and (min-width: 641px) and (max-width: 1279px)';
    expect(compiled(`${VARIABLES} @media ${query} { a { b: c } }`)).toBe(
      `@media ${expected} { a { b: c; } }`,
    );
  });

  it('join those around them', () => {
    expect(compiled(`${VARIABLES} a { @media screen { @media @kind and @phone { b: c } } }`)).toBe(
      '@media screen and print and (max-width: 600px) { a { b: c; } }',
    );
  });
});

describe('detached rulesets', () => {
  it('are arguments of mixins, with the variables of both places', () => {
    const mixin = '.hover(@rules; @ease: 1s) { &:hover { @rules(); t: @ease; i { @rules(); } } }';
    expect(compiled(`${mixin} @ink: red; a { @pad: 1px; .hover({ color: @ink; b { p: @pad } }); }`)).toBe(
      'a:hover { color: red; t: 1s; } a:hover b { p: 1px; } a:hover i { color: red; } a:hover i b { p: 1px; }',
    );
    expect(
      compiled('.m(@a; @rules) { x: @a; @rules(); } a { .m(2; { y: z }); .m(@rules: { v: w }, @a: 3); }'),
    ).toBe('a { x: 2; y: z; x: 3; v: w; }');
  });

  it('are values of variables, with or without a semicolon after them', () => {
    expect(compiled('@one: { a: b; .m() { e: f } }\n@two: { c: d };\ni { @one(); @two(); }')).toBe(
      'i { a: b; c: d; }',
    );
  });

  it('report variables that are missing or something else, and calls of themselves', () => {
    expect(messages('a { @none(); }')).toEqual(['variable @none is undefined']);
    expect(messages('@x: 1px; a { @x(); }')).toEqual(['@x is not a detached ruleset']);
    expect(messages('@x: { @x(); } a { @x(); }')).toEqual([expect.stringContaining('without an end')]);
  });

  it('leave everything else as it is when one has an error', () => {
    const { css, issues } = compileLess('.m(@rules) { @rules(); } a { .m({ b: c; d e f; g: h }); }');
    expect(css.replace(/\s+/g, ' ')).toBe('a { b: c; g: h; } ');
    expect(issues).toMatchObject([{ message: 'this cannot be read', offset: 45 }]);
  });
});

describe('guards of rules', () => {
  it('print them or not', () => {
    const mode = '@mode: dark; @size: 4;';
    expect(
      compiled(
        `${mode} a when (@mode = dark) { b: c } d, e:hover when (@size < 4) { f: g } & when (@size >= 4) { h { i: j } }`,
      ),
    ).toBe('a { b: c; } h { i: j; }');
    expect(compiled(`${mode} a { b: c; &.d when not (@mode = light) { e: f } }`)).toBe(
      'a { b: c; } a.d { e: f; }',
    );
  });
});

describe('comments', () => {
  it.each(['/* g */', '// g\n', '/* when (it) */ // :extend(.b)\n'])(
    'before a mixin with a guard: %j',
    (comment) => {
      expect(compiled(`${comment} .m(@a) when (@a > 2) { width: @a } .x { .m(3) }`)).toMatch(
        /\.x \{ width: 3; \}$/,
      );
    },
  );

  it('that look like guards and extended selectors are no part of a rule', () => {
    expect(compiled('/* shown when not logged in */ .a { b: c }')).toMatch(/\.a \{ b: c; \}$/);
    expect(compiled('/* uses .a:extend(.b) */ .a { b: c }')).toMatch(/\*\/ \.a \{ b: c; \}$/);
    expect(compiled('.a /* when not (here) */ .d /* :extend(.b) */ { e: f }')).toMatch(/\{ e: f; \}$/);
  });

  it('before calls with rulesets, keyframes and extended selectors', () => {
    expect(compiled('.m(@r) { @r(); } .a { /* a call */ .m({ b: c }); }')).toMatch(/\.a \{.* b: c; \}$/);
    expect(compiled('.a { b: c } /* more */ .d:extend(.a) {}')).toMatch(/^\.a, \.d \{ b: c; \}/);
    expect(compiled('@n: in; /* moves */ @keyframes ~"@{n}-x" { to { a: b } }')).toMatch(/@keyframes in-x/);
  });
});

describe('names with variables', () => {
  it('of properties', () => {
    expect(
      compiled('@p: color; @side: left; a { @{p}: red; margin-@{side}: 1px*2 !important; @{p}-x: @side }'),
    ).toBe('a { color: red; margin-left: 2px !important; color-x: left; }');
    expect(compiled('@s: b; .@{s}:hover { c: d }  a-@{s}:hover { c: d }')).toBe(
      '.b:hover { c: d; } a-b:hover { c: d; }',
    );
  });

  it('of keyframes', () => {
    const mixin =
      '.move(@name; @from) { @-webkit-keyframes @name { from { left: @from } } @keyframes ~"@{name}-x" { to { a: b } } }';
    expect(compiled(`${mixin} .move(slide; 1px);`)).toBe(
      '@-webkit-keyframes slide { from { left: 1px; } } @keyframes slide-x { to { a: b; } }',
    );
  });
});

describe('extended selectors', () => {
  it('are those before :extend()', () => {
    expect(compiled('.a { b: c } .d:extend(.a) {} .e .f:extend(.a all), .g { h: i }')).toBe(
      '.a, .d, .e .f { b: c; } .e .f, .g { h: i; }',
    );
  });

  it('with their pseudo-classes and nested rules', () => {
    expect(compiled('.a { b: c } u { .d:hover:extend(.a, .x all) { e: f; i { g: h } } }')).toBe(
      '.a, u .d:hover { b: c; } u .d:hover { e: f; } u .d:hover i { g: h; }',
    );
  });
});

describe('functions that the compiler does not have', () => {
  it.each(['range(3)', 'svg-gradient(to right, red, blue)', 'image-size("a.png")', 'replace("a", "a", "b")'])(
    'are reported: %s',
    (call) => {
      const [name] = call.split('(');
      expect(messages(`a { b: c; d: ${call}; }`)).toEqual([`${name}() is not supported`]);
    },
  );
});
