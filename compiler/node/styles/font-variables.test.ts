import { describe, expect, it } from 'vitest';
import { compileStyles } from './compile-styles.ts';

function declarations(...texts: readonly string[]): readonly string[] {
  const styles = texts.map((text, index) => ({ file: `${index}.less`, text }));
  const { css, diagnostics } = compileStyles({ styles, imports: {} });
  expect(diagnostics).toEqual([]);
  return Array.from(css.matchAll(/\bresult-\w+: ([^;]*);/g), ([, value = '']) => value);
}

describe('the variables of a font tweak', () => {
  const tweak = '// tweak: { "type": "font", "title": "Heading" }\n';

  it('have the values of the rule after it, also before the rule and in sums', () => {
    expect(
      declarations(
        'a { result-a: @heading-font-font-size * 0.75; result-b: @heading-font-font-family; }',
        `${tweak}.heading-font { font-family: "PT Serif", serif; font-size: 24px; }`,
      ),
    ).toEqual(['18px', '"PT Serif", serif']);
  });

  it('have the values of body where the rule has none', () => {
    expect(
      declarations(
        `body { letter-spacing: 2px } ${tweak}.meta-font { font-size: 1em } a { result-a: @meta-font-letter-spacing }`,
      ),
    ).toEqual(['2px']);
  });

  it('have defaults where nothing is declared', () => {
    const names = ['family', 'size', 'weight', 'style'].map((name) => `font-${name}`);
    const all = [...names, 'line-height', 'letter-spacing', 'text-transform', 'text-decoration'];
    const uses = all.map((name, index) => `result-${index}: @nav-font-${name};`).join(' ');
    expect(declarations(`${tweak}.nav-font { color: red }\na { ${uses} }`)).toEqual([
      ...['sans-serif', '16px', '400', 'normal'],
      ...['1.5em', '0em', 'none', 'none'],
    ]);
  });

  it('are read from the font shorthand', () => {
    expect(
      declarations(
        `${tweak}.x { font: italic 700 18px/1.4 "A B", serif }\na { result-a: @x-font-size; result-b: @x-font-weight; result-c: @x-font-style; result-d: @x-line-height; result-e: @x-font-family }`,
      ),
    ).toEqual(['18px', '700', 'italic', '1.4', '"A B", serif']);
  });

  it('stay as the theme defines them', () => {
    expect(
      declarations(`@x-font-size: 1px; ${tweak}.x { font-size: 2px } a { result-a: @x-font-size }`),
    ).toEqual(['1px']);
  });

  it('stay undefined without such a rule', () => {
    const { diagnostics } = compileStyles({
      styles: [{ file: 'a.less', text: 'a { b: @x-font-size }' }],
      imports: {},
    });
    expect(diagnostics).toMatchObject([{ message: expect.stringContaining('@x-font-size is undefined') }]);
  });
});
