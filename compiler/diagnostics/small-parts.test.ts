import { expect, it } from 'vitest';
import { createCollector } from './collector.ts';
import type { Diagnostic } from './diagnostic.ts';
import { formatFrame } from './format-frame.ts';
import { createSourceText } from './source-text.ts';
import { warningsAsErrors } from './warnings-as-errors.ts';

const problem = (own: Partial<Diagnostic> = {}): Diagnostic => ({
  code: 'a/b',
  severity: 'warning',
  message: 'M',
  ...own,
});

it('warnings are errors in a strict build, and notes stay notes', () => {
  const all = (['error', 'warning', 'info'] as const).map((severity) => problem({ severity }));
  expect(warningsAsErrors(all).map(({ severity }) => severity)).toEqual(['error', 'error', 'info']);
});

it('a problem is collected once for the same objects and the same place', () => {
  const source = createSourceText('f', 'abc');
  const collector = createCollector();
  collector.addAll([problem({ ids: ['a'] }), problem({ ids: ['b'] }), problem({ ids: ['a'] })]);
  collector.addAll([
    problem({ location: source.location(0, 1) }),
    problem({ location: source.location(0, 2) }),
  ]);
  collector.add(problem({ location: source.location(0, 2) }));
  expect(collector.list()).toHaveLength(4);
});

it('a position after the end of a text is its end', () => {
  expect(createSourceText('f', 'a\nb').position(9)).toEqual({ line: 2, column: 2, offset: 3 });
  expect(createSourceText('f', 'a').position(-1)).toEqual({ line: 1, column: 1, offset: 0 });
});

it('a problem that a single page leads to names it', () => {
  expect(formatFrame(problem({ trail: ['/a'] }), undefined)).toContain('reached through /a\n');
  expect(formatFrame(problem({ trail: [] }), undefined)).not.toContain('reached');
});

it.each([
  [120, false],
  [121, true],
])('a line of %i characters is cut: %s', (length, isCut) => {
  const source = createSourceText('f', 'x'.repeat(length));
  expect(formatFrame(problem({ location: source.location(0, 1) }), source).includes('…')).toBe(isCut);
});
