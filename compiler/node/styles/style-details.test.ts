import { describe, expect, it } from 'vitest';
import { compileLess } from './compile-less.ts';
import { compileStyles } from './compile-styles.ts';

describe('LESS', () => {
  it('extends whole words only', () => {
    const css = (element: string) => compileLess(`.x { &:extend(em all); } ${element} { color: red }`).css;
    expect(css('em')).toContain('.x');
    expect(css('item')).not.toContain('.x');
  });

  it('calculates with units in upper case', () => {
    expect(compileLess('a { width: 10PX + 5 }').css).toContain('15px');
  });

  it('reports more than 20,000 calls of mixins, and rules that are nested too deeply', () => {
    const calls = (count: number) =>
      compileLess(`.m() {} a { ${'.m();'.repeat(count)} }`).issues.map(({ message }) => message);
    expect(calls(20_001)).toEqual([expect.stringContaining('more than 20,000 times')]);
    const deep = compileLess(`${'a {'.repeat(9000)}${'}'.repeat(9000)}`);
    expect(deep.issues.map(({ message }) => message)).toEqual(['rules are nested too deeply']);
  });
});

describe('an import', () => {
  const compiled = (statement: string) =>
    compileStyles({
      styles: [{ file: 'site.less', text: statement }],
      imports: { 'a.less': { file: 'a.less', text: 'a { color: red }' } },
    });

  it('may be optional', () => {
    expect(compiled('@import "none.less";').diagnostics).toHaveLength(1);
    expect(compiled('@import (optional) "none.less";').diagnostics).toEqual([]);
  });

  it('may have a version', () => {
    expect(compiled('@import "a.less?v=1";').css).toContain('color: red');
  });
});
