import { describe, expect, it } from 'vitest';
import { idSchema } from './id.ts';
import { isSafeImage, isSafeLink } from './safe-url.ts';
import { isPublished } from './status.ts';
import { urlIdSchema } from './url-id.ts';

describe('links', () => {
  it.each([
    '/a',
    'a',
    '#a',
    '?a=b:c',
    '/a:b',
    'https://a.example',
    'HTTPS://A',
    'mailto:a@b',
    'tel:+351',
    'sms:1',
    '//a.example',
    '',
  ])('%j is safe', (url) => {
    expect(isSafeLink(url)).toBe(true);
  });

  it.each([
    'javascript:a',
    ' javascript:a',
    'JAVASCRIPT:a',
    'java\nscript:a',
    'java\tscript:a',
    '\u0001javascript:a',
    'data:text/html,a',
    'vbscript:a',
    'blob:a',
    'a:b',
  ])('%j is not', (url) => {
    expect(isSafeLink(url)).toBe(false);
  });

  it('allows images over http and from the site', () => {
    expect(isSafeImage('/assets/a.png')).toBe(true);
    expect(isSafeImage('https://a.example/a.png')).toBe(true);
    expect(isSafeImage('mailto:a@b')).toBe(false);
    expect(isSafeImage('data:image/svg+xml,<svg onload=a>')).toBe(false);
  });
});

describe('states', () => {
  const at = (now: number) => ({ now, drafts: false });

  it('let content without one appear, and retired kinds (R-ENUM-VAL-29)', () => {
    expect(isPublished({}, at(0))).toBe(true);
    expect(isPublished({ status: 'Deprecated' }, at(0))).toBe(true);
  });

  it('hide drafts from visitors (R-COMP-PUB-03)', () => {
    for (const status of ['Draft', 'Needs Review', 'Private'] as const)
      expect(isPublished({ status }, at(0))).toBe(false);
  });

  it('let scheduled content appear when its time has come (R-COMP-PUB-03)', () => {
    expect(isPublished({ status: 'Scheduled', publishOn: 10 }, at(9))).toBe(false);
    expect(isPublished({ status: 'Scheduled', publishOn: 10 }, at(10))).toBe(true);
    expect(isPublished({ status: 'Scheduled' }, at(10))).toBe(false);
  });
});

describe('names', () => {
  it.each(['a', 'page-home', 'A_1', '507f1f77bcf86cd799439011'])('%s is an id', (id) => {
    expect(idSchema.safeParse(id).success).toBe(true);
  });

  it.each(['', '-a', 'a b', 'a"', 'a.b', '../a', '<b>', 'a'.repeat(101)])('%j is no id', (id) => {
    expect(idSchema.safeParse(id).success).toBe(false);
  });

  it.each(['a', '2026/3/a-kiln', 'café', 'ção', 'a.b~c_d'])('%s is a slug', (slug) => {
    expect(urlIdSchema.safeParse(slug).success).toBe(true);
  });

  it.each([
    '',
    '/',
    '/a',
    'a/',
    'a//b',
    '..',
    'a/../b',
    '.git',
    'a b',
    'a?b',
    'a#b',
    'a%2e',
    'a\\b',
    'a"b',
    'a\nb',
  ])('%j is no slug', (slug) => {
    expect(urlIdSchema.safeParse(slug).success).toBe(false);
  });
});
