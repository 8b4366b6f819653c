import { describe, expect, it } from 'vitest';
import { compileLess } from './compile-less.ts';

/** The CSS in one line. */
function compiled(text: string): string {
  const { css, issues } = compileLess(text);
  expect(issues).toEqual([]);
  return css.replace(/\s+/g, ' ').trim();
}

describe('values of today stay as they are', () => {
  it.each([
    'width: calc(100% - 2 * 10px)',
    'font-size: clamp(1rem, 0.5rem + 2vw, 3rem)',
    'width: min(100%, 40rem)',
    'color: rgb(10 20 30 / 50%)',
    'filter: saturate(0.45)',
    'height: 100dvh',
    'margin: -22cqh',
    'grid-row: 1 / span 2',
    'aspect-ratio: 4 / 3',
    'color: #ffffff80',
    'border: 1px solid #fff8',
    '--Any_name: { "json": [1, 2] }',
    '--x: a  /  b',
    'width: calc(var(--a) + env(safe-area-inset-left, 0px))',
  ])('%s', (declaration) => {
    expect(compiled(`a { ${declaration}; }`)).toBe(`a { ${declaration.replace(/\s+/g, ' ')}; }`);
  });

  it('with variables, escaped strings and functions of LESS in them', () => {
    const values = '@a: 10px; @q: "x y"; @name: a;';
    expect(
      compiled(`${values} a { width: calc(~"100% - 1px" - @a - @{name} - unit(5, em)); --b: @q, @{q}; }`),
    ).toBe('a { width: calc(100% - 1px - 10px - a - 5em); --b: "x y", x y; }');
  });

  it('while a variable may have the name of an at-rule', () => {
    expect(compiled('@plugin-width: 10px; @import-color: red; a { b: @plugin-width @import-color; }')).toBe(
      'a { b: 10px red; }',
    );
  });

  it('while LESS computes what the platform computes', () => {
    expect(compiled('@a: 10px; a { b: (@a / 4); c: @a*2 + 1; d: min(@a, 3px); e: rgb(1, 2, 3); }')).toBe(
      'a { b: 2.5px; c: 21px; d: 3px; e: #010203; }',
    );
  });
});

describe('selectors of today stay as they are', () => {
  it.each([
    ':where(a:not(.b), c)',
    'a:has(> b:not(:empty), ~ i)',
    ':is(h1, h2):not(:has(+ p))',
    'input[type="a" i]',
    'a::part(b c)',
  ])('%s', (selector) => {
    expect(compiled(`${selector} { d: e; }`)).toBe(`${selector} { d: e; }`);
  });

  it('also in rules', () => {
    expect(compiled('.a { &:has(> b:not(.c), i) { d: e; } :where(b:not(.c), i) { f: g; } }')).toBe(
      '.a:has(> b:not(.c), i) { d: e; } .a :where(b:not(.c), i) { f: g; }',
    );
  });

  it('with counters that a loop computes', () => {
    expect(
      compiled('@i: 2; @n: 3; a { &:nth-child(@i) { b: c; } &:nth-child((~"@{n}n+@{i}")) { d: e; } }'),
    ).toBe('a:nth-child(2) { b: c; } a:nth-child( 3n+2) { d: e; }');
  });
});

describe('at-rules of today stay as they are', () => {
  it.each([
    '@media (width >= 40rem) { a { b: c; } }',
    '@property --x { syntax: "<length>"; inherits: false; }',
    '@supports (display: grid) and (not (gap: 1px)) { a { b: c; } }',
    '@container card (min-width: 20em) { a { b: c; } }',
    '@layer base { a { b: c; } }',
    '@keyframes x { from { b: c; } 50% { b: d; } }',
  ])('%s', (rule) => {
    expect(compiled(rule)).toBe(rule);
  });

  it('as statements', () => {
    expect(compiled('@layer reset, theme; a { b: c; }')).toBe('@layer reset, theme; a { b: c; }');
  });

  it('with the selectors of the rules around them', () => {
    expect(compiled('a { b: c; @supports (gap: 1px) { d: e; @media print, speech { f: g; } } }')).toBe(
      'a { b: c; } @supports (gap: 1px) { a { d: e; } } @supports (gap: 1px) { @media print, speech { a { f: g; } } }',
    );
  });

  it('with media queries in them', () => {
    expect(compiled('@layer x { @media print { a { b: c; } } }')).toBe(
      '@layer x { @media print { a { b: c; } } }',
    );
  });
});

describe('&:extend', () => {
  it('adds a selector to the rules of another', () => {
    expect(compiled('.a { b: c; } .d { &:extend(.a); e: f; } .a:hover { g: h; }')).toBe(
      '.a, .d { b: c; } .d { e: f; } .a:hover { g: h; }',
    );
  });

  it('with all, adds it wherever the other is part of a selector', () => {
    const text =
      '.a { b: c; &:hover { d: e; } } .ab { f: g; } .x .y { &:extend(.a all); } .z { &:extend(.y all); }';
    expect(compiled(text)).toBe(
      '.a, .x .y, .x .z { b: c; } .a:hover, .x .y:hover, .x .z:hover { d: e; } .ab { f: g; }',
    );
  });
});
