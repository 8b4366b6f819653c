import { expect, test } from 'vitest';
import { createCollector, createSourceText, problem, sortByPlace } from './index.ts';

function found(file: string, offset: number) {
  const place = createSourceText(file, 'a\nb\nc').place(offset, offset + 1);
  return problem('template/malformed-tag', { message: `${file} ${offset}`, place });
}

test('a collector keeps everything in order and knows whether an error is among it', () => {
  const collector = createCollector();
  collector.add(found('b', 0), found('a', 2));
  expect(collector.hasErrors()).toBe(false);
  collector.add(problem('template/unclosed-block', { message: 'open' }));
  expect(collector.hasErrors()).toBe(true);
  expect(collector.list().map(({ message }) => message)).toEqual(['b 0', 'a 2', 'open']);
});

test('problems are sorted by file and place, those without a place first', () => {
  const nowhere = problem('template/unclosed-block', { message: 'open' });
  const sorted = sortByPlace([found('b', 0), found('a', 4), nowhere, found('a', 2)]);
  expect(sorted.map(({ message }) => message)).toEqual(['open', 'a 2', 'a 4', 'b 0']);
});
