import { expect, it } from 'vitest';
import { isSafeImage, isSafeLink } from './safe-url.ts';

it.each([
  ['/shop?a=b:c', true],
  ['#a:b', true],
  ['?a:b', true],
  ['shop', true],
  ['//other.example/a', true],
  ['HTTPS://other.example', true],
  ['mailto:a@b.example', true],
  ['tel:+351', true],
  ['sms:1', true],
  [' javascript:x()', false],
  ['javascript:x()//https://a.example', false],
  ['data:text/html,x', false],
  ['vbscript:x', false],
  ['a:b/c', false],
  // Browsers remove tabs and line breaks, so that this is a URL of another host.
  ['/\t/other.example', false],
  ['/shop\n', false],
  ['/shop\u007f', false],
])('%j in a link is allowed: %s', (url, isAllowed) => {
  expect(isSafeLink(url)).toBe(isAllowed);
});

it.each([
  ['/assets/cup.png', true],
  ['https://other.example/a.png', true],
  ['mailto:a@b.example', false],
  ['data:image/svg+xml,x', false],
])('%j in an image is allowed: %s', (url, isAllowed) => {
  expect(isSafeImage(url)).toBe(isAllowed);
});
