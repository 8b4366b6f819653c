import { expect, it } from 'vitest';
import { readRole } from './read-role.ts';

it('takes a role by its number or its name', () => {
  expect(['4', 'editor', '16', 'draft-editor', undefined].map(readRole)).toEqual([4, 4, 16, 16, undefined]);
});

it.each(['99', '5', '0', '04', 'toString', ''])('names all roles to whoever types %j', (text) => {
  const refusal = expect.objectContaining({ hint: expect.stringContaining('4 editor, 6 moderator') });
  expect(() => readRole(text)).toThrow(refusal);
});
