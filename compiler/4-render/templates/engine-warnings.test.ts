import { expect, it } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createEngineWarnings, describeWarnings, type PageWarning } from './engine-warnings.ts';

const template = { name: 'a.list', text: '', pieces: [] };
const error = (message: string, type = 'engine') => ({ type, message }) as unknown as PageWarning['error'];
const describeError = ({ message }: PageWarning['error']): Diagnostic => ({
  code: 'template/failed-instruction',
  severity: 'error',
  message,
  trail: ['card.block'],
});

it('errors of parts of a template that were reported before are left out', () => {
  const warnings = createEngineWarnings();
  warnings.add([error('a'), error('b', 'parser'), error('c', 'assembler')], { url: '/', template });
  expect(warnings.drain().map((each) => each.error.message)).toEqual(['a']);
  expect(warnings.drain()).toEqual([]);
});

it.each([
  [['/a'], 'x'],
  [['/a', '/a'], 'x'],
  [['/a', '/a', '/b'], 'x (and on 1 more page)'],
  [['/a', '/b', '/c'], 'x (and on 2 more pages)'],
])('an error on the pages %j is one warning', (urls, message) => {
  const all = urls.map((url) => ({ error: error('x'), template, url }));
  expect(describeWarnings(all, describeError)).toEqual([
    { code: 'template/failed-instruction', severity: 'warning', message, trail: ['/a', 'card.block'] },
  ]);
});
