import { describe, expect, it } from 'vitest';
import { createLayoutRules } from './layout-rules.ts';

const CELL = { col: 3, span: 8, row: 2, rows: 4 };

describe('layout rules', () => {
  it('position blocks per device', () => {
    const rules = createLayoutRules();
    const classes = rules.classes({ desktop: { ...CELL, z: 2, align: 'end' }, phone: { ...CELL, row: 1 } });
    expect(classes).toEqual(['d-c3-8', 'd-r2-4', 'd-z2', 'd-end', 'p-c3-8', 'p-r1-4']);
    const css = rules.css();
    expect(css).toContain('.d-c3-8{--d-col:3;--d-span:8}');
    expect(css).toContain('.d-r2-4{--d-row:2;--d-rows:4}');
    expect(css).toContain('.p-r1-4{--p-row:1;--p-rows:4}');
  });

  it('are the same whatever the order of the blocks, and each is there once', () => {
    const one = createLayoutRules();
    one.classes({ desktop: CELL });
    one.classes({ desktop: { ...CELL, col: 1 } });
    const other = createLayoutRules();
    other.classes({ desktop: { ...CELL, col: 1 } });
    other.classes({ desktop: CELL });
    other.classes({ desktop: CELL });
    expect(other.css()).toBe(one.css());
  });

  it('give a block without a position the full width', () => {
    expect(createLayoutRules().classes({})).toEqual(['d-c1-24', 'p-c1-24']);
  });

  /** The rules of the media query that starts with this condition. */
  function rulesAt(condition: string): string {
    const rules = createLayoutRules();
    rules.classes({});
    const queries = rules.css().split('@media ');
    return queries.find((query) => query.startsWith(`(${condition}){`)) ?? '';
  }

  it('take the phone layout up to 432 pixels (R-COMP-BREAK-01)', () => {
    expect(rulesAt('max-width:432px')).toContain('--p-col');
    expect(rulesAt('max-width:432px')).not.toContain('--d-col) ');
  });

  it('take the desktop layout from 433 pixels (R-COMP-BREAK-02)', () => {
    expect(rulesAt('min-width:433px')).toContain('--d-col');
    expect(rulesAt('min-width:433px')).not.toContain('--p-col) ');
  });
});

it('hides the field that only bots fill in where it does not widen the page, also from right to left', () => {
  expect(createLayoutRules().css()).toMatch(/form-trap\)\{position:absolute;inset-inline-start:-100vw/);
});
