import { expect, it } from 'vitest';
import { z } from 'zod';
import { validationErrors } from './validation-errors.ts';

function errorsOf(schema: z.ZodType, value: unknown): Readonly<Record<string, string>> {
  const { error } = schema.safeParse(value);
  return error === undefined ? {} : validationErrors(error);
}

it('names a field by its path', () => {
  expect(errorsOf(z.object({ a: z.array(z.string()) }), { a: ['x', 1] })).toHaveProperty(['a.1']);
});

it('names the whole body', () => {
  expect(errorsOf(z.string(), 1)).toHaveProperty('body');
});

it('names at most fifty fields', () => {
  const numbers = Array.from({ length: 60 }, (_, index) => index);
  expect(Object.keys(errorsOf(z.array(z.string()), numbers))).toHaveLength(50);
});
