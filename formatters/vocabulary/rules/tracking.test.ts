import { expect, it } from 'vitest';
import { isTracking, isWebAddress } from './tracking.ts';

it.each([
  '',
  'RR 123 456 785 PT',
  '1Z-999',
  'DHL: 00340434',
  'CTT:AB123PT',
  'https://post.example/track?id=1&x=2',
  ' https://post.example/1 ',
])('%j is accepted', (text) => expect(isTracking(text)).toBe(true));

it.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'https:post.example',
  'file:/etc/passwd',
  'ftp://post.example/1',
  'https://',
  'https://ana:secret@post.example/',
  'https://post.example/"><b>',
  `https://post.example/${'a'.repeat(200)}`,
])('%j is rejected', (text) => expect(isTracking(text)).toBe(false));

it('only http and https URLs are links', () => {
  expect(isWebAddress('https://post.example/1')).toBe(true);
  for (const text of ['RR 1', 'javascript:alert(1)', 'post.example/1', ''])
    expect(isWebAddress(text)).toBe(false);
});
