import { expect, it } from 'vitest';
import { userAgent } from './user-agent.ts';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Edg/124.1.0.0';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
const NONE = { ie: 0, opera: 0, edge: 0, chrome: 0, webkit: 0, safari: 0, gecko: 0, android: 0, ios: 0 };

it.each([
  [MAC, { webkit: 605.1, safari: 17.4, mobile: null, os: 'macintosh' }],
  [WINDOWS, { webkit: 537.36, chrome: 124, edge: 124.1, mobile: null, os: 'windows' }],
  [LINUX, { gecko: 125, mobile: null, os: 'linux' }],
  [ANDROID, { webkit: 537.36, chrome: 124, android: 14, mobile: 'mobile', os: 'android' }],
  [IPHONE, { webkit: 605.1, safari: 17.4, ios: 17, mobile: 'mobile', os: 'ios' }],
  ['iPad', { ios: 1, mobile: 'mobile', os: 'ios' }],
  ['robot', { mobile: null, os: 'other' }],
])('Y.UA describes %s', (text, expected) => {
  expect(userAgent({ userAgent: text, maxTouchPoints: 0 })).toEqual({
    ...NONE,
    touchEnabled: false,
    ...expected,
  });
});

it('Y.UA knows touch screens', () => {
  expect(userAgent({ userAgent: MAC, maxTouchPoints: 1 })).toHaveProperty('touchEnabled', true);
});
