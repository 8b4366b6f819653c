import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstMessage, mutate, readMutants } from './handwritten.mjs';

describe('the mutants that were written by hand', () => {
  const mutants = readMutants();

  it('have an id of their own, a rule and a test', () => {
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
    for (const { id, rule, test } of mutants) {
      expect([id, rule.length > 10, existsSync(test.file)]).toEqual([id, true, true]);
    }
  });

  // Otherwise a change of the code has to change the mutant, too: npm run mutants:handwritten.
  it.each(mutants.map(({ id, edits }) => ({ id, edits })))('apply to the code: $id', ({ edits }) => {
    const texts = new Map<string, string>();
    for (const edit of edits) {
      const text = texts.get(edit.file) ?? readFileSync(edit.file, 'utf8');
      const mutated = mutate(text, edit);
      expect(mutated).not.toBe(text);
      texts.set(edit.file, mutated);
    }
  });
});

describe('an edit', () => {
  const edit = (replace: string) => () => mutate('a < b && b < c', { file: 'f', replace, by: '>' });

  it('replaces a text', () => {
    expect(edit('&&')()).toBe('a < b > b < c');
  });

  it('is rejected when its text is not unique', () => {
    expect(edit('<')).toThrow('f contains "<" more than once');
    expect(edit('>=')).toThrow('f does not contain ">="');
  });
});

it('the first message of a failure is one line', () => {
  expect(firstMessage(['\nError: a\n  at b', 'c'])).toBe('Error: a');
  expect(firstMessage([`x${'y'.repeat(200)}`])).toHaveLength(161);
  expect(firstMessage([])).toBe('no message');
});
