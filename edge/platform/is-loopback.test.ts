import { expect, it } from 'vitest';
import { isLoopback } from './is-loopback.ts';

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['[::1]', true],
  ['localhost.example', false],
  ['127.0.0.1.example', false],
  ['128.0.0.1', false],
  ['olaria.example', false],
])('%s is this machine: %s', (hostname, expected) => {
  expect(isLoopback(hostname)).toBe(expected);
});
