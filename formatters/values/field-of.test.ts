import { expect, it } from 'vitest';
import { fieldOf } from './field-of.ts';

it('reads own properties only', () => {
  expect(fieldOf({ title: 'Cup' }, 'title')).toBe('Cup');
  expect(fieldOf(JSON.parse('{"__proto__":7}'), '__proto__')).toBe(7);
  for (const name of ['constructor', '__proto__', 'toString']) expect(fieldOf({}, name)).toBeUndefined();
  for (const value of [undefined, null, 'title', 7, ['title']]) {
    expect(fieldOf(value, 'title')).toBeUndefined();
    expect(fieldOf(value, 'length')).toBeUndefined();
  }
});
