// @vitest-environment happy-dom
/// <reference lib="dom" />
import { describe, expect, it } from 'vitest';
import { importModule, moduleUrl } from './import-module.ts';

const { origin } = window.location;

describe('the URL of a module that could not be imported', () => {
  it.each([
    ['Chromium', `Failed to fetch dynamically imported module: ${origin}/config/_app/a.js`],
    ['Firefox', `error loading dynamically imported module: ${origin}/config/_app/a.js`],
  ])('is in the message of %s', (_browser, message) => {
    expect(moduleUrl(new TypeError(message))).toBe(`${origin}/config/_app/a.js`);
  });

  it.each<[string, unknown]>([
    [
      'another host',
      new TypeError('Failed to fetch dynamically imported module: https://elsewhere.example/a.js'),
    ],
    [
      'a host that starts alike',
      new TypeError(`Failed to fetch dynamically imported module: ${origin}.example/a.js`),
    ],
    ['the message of Safari', new TypeError('Importing a module script failed.')],
    ['an error of the module itself', new Error(`Nothing at ${origin}/a.js`)],
    ['no error', 'a.js'],
  ])('is unknown with %s', (_what, error) => {
    expect(moduleUrl(error)).toBeUndefined();
  });
});

describe('importing a module', () => {
  it('returns what it exports', async () => {
    expect(await importModule(async () => ({ name: 'canvas' }))).toEqual({ name: 'canvas' });
  });

  it('rejects with the first error, which names the module', async () => {
    const error = new TypeError(`Failed to fetch dynamically imported module: ${origin}/missing.js`);
    await expect(importModule(() => Promise.reject(error))).rejects.toBe(error);
  });
});
