import { describe, expect, test } from 'vitest';
import { isEmail, MAX_TOP_LEVEL_LENGTH } from './email.ts';

describe('an email address', () => {
  test.each(['a@b.co', 'a@b.info', 'first.last+tag@mail.example.com', 'A_%-@x-y.c0m'])(
    'R-FORM-VAL-18: %s is valid',
    (address) => expect(isEmail(address)).toBe(true),
  );

  test.each([
    'a@b.c',
    'a@b.museum',
    '',
    'x',
    'a b@c.com',
    'a@@b.com',
    '@b.com',
    'a@b',
    'a@.com',
    'a@b..com',
    'a@b.com\n',
    'ana@exämple.com',
    '"a"@b.com',
  ])('R-FORM-VAL-18, -19: %j is invalid', (address) => expect(isEmail(address)).toBe(false));

  test('R-FORM-VAL-17: has at most 256 characters', () => {
    const ending = '@b.com';
    expect(isEmail('a'.repeat(256 - ending.length) + ending)).toBe(true);
    expect(isEmail('a'.repeat(257 - ending.length) + ending)).toBe(false);
  });

  test('R-FORM-VAL-17: is a string', () => {
    for (const value of [undefined, null, 3, ['a@b.co'], { toString: () => 'a@b.co' }]) {
      expect(isEmail(value)).toBe(false);
    }
  });

  test('R-FORM-VAL-19: one constant limits the top-level domain, and raising it changes nothing else', () => {
    expect(MAX_TOP_LEVEL_LENGTH).toBe(4);
    expect(isEmail('a@b.museum', 63)).toBe(true);
    expect(isEmail(`a@b.${'m'.repeat(64)}`, 63)).toBe(false);
    for (const address of ['a@b.c', 'x', 'a@@b.com', 'a@b.c_m']) expect(isEmail(address, 63)).toBe(false);
  });

  test('is fast for hostile input', () => {
    const start = performance.now();
    for (const text of [
      `${'a.'.repeat(128)}@`,
      `a@${'b.'.repeat(120)}`,
      `a@${'-'.repeat(250)}`,
      'a'.repeat(1e6),
    ]) {
      expect(isEmail(text)).toBe(false);
    }
    expect(performance.now() - start).toBeLessThan(50);
  });
});
