import { expect, it } from 'vitest';
import { readRole } from './read-role.ts';

it('parses a role by number or name', () => {
  expect(['4', 'editor', '16', 'draft-editor', undefined].map(readRole)).toEqual([4, 4, 16, 16, undefined]);
});

it.each(['99', '5', '0', '04', 'toString', ''])('lists all roles for the invalid value %j', (text) => {
  const error = expect.objectContaining({ hint: expect.stringContaining('4 editor, 6 moderator') });
  expect(() => readRole(text)).toThrow(error);
});
