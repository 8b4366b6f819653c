import { expect, test } from 'vitest';
import { templateDiagnostic } from './catalog.ts';
import { createCollector, sortByLocation } from './collector.ts';
import { createSourceText } from './source-text.ts';

function found(file: string, offset: number) {
  const location = createSourceText(file, 'a\nb\nc').location(offset, offset + 1);
  return templateDiagnostic('template/malformed-tag', { message: `${file} ${offset}`, location });
}

test('collects in order and knows whether there is an error', () => {
  const collector = createCollector();
  collector.addAll([found('b', 0), found('a', 2)]);
  expect(collector.hasErrors()).toBe(false);
  collector.add(templateDiagnostic('template/unclosed-block', { message: 'open' }));
  expect(collector.hasErrors()).toBe(true);
  expect(collector.list().map(({ message }) => message)).toEqual(['b 0', 'a 2', 'open']);
});

test('reports duplicates once', () => {
  const collector = createCollector();
  collector.addAll([found('a', 2), found('b', 2), found('a', 2)]);
  collector.addAll([{ ...found('b', 2), hint: 'what to do does not make it another one' }, found('a', 0)]);
  expect(collector.list().map(({ message }) => message)).toEqual(['a 2', 'b 2', 'a 0']);
});

test('sorts by file and location, diagnostics without location first', () => {
  const nowhere = templateDiagnostic('template/unclosed-block', { message: 'open' });
  const sorted = sortByLocation([found('b', 0), found('a', 4), nowhere, found('a', 2)]);
  expect(sorted.map(({ message }) => message)).toEqual(['open', 'a 2', 'a 4', 'b 0']);
});

test('accepts more diagnostics than a call can have arguments', () => {
  const collector = createCollector();
  collector.addAll(Array.from({ length: 200_000 }, (_, index) => found('a', index)));
  expect(collector.list().length).toBe(200_000);
});
