import { expect, it } from 'vitest';
import { isReadOnlyError, ReadOnlyError } from './read-only-error.ts';

it('is recognized by its message, before which a call to another object puts its own text', () => {
  const error = new ReadOnlyError();
  expect(error).toMatchObject({
    name: 'ReadOnlyError',
    message: 'The object is read-only while the site is being moved',
  });
  expect(isReadOnlyError(error)).toBe(true);
  expect(isReadOnlyError(new Error(`ReadOnlyError: ${error.message}`))).toBe(true);
});

it('is no other error, and no text', () => {
  expect(isReadOnlyError(new Error('The object is read-only'))).toBe(false);
  expect(isReadOnlyError(new Error(`${new ReadOnlyError().message}, as it says`))).toBe(false);
  expect(isReadOnlyError(new ReadOnlyError().message)).toBe(false);
  expect(isReadOnlyError(undefined)).toBe(false);
});
