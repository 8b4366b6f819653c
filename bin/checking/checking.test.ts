import { describe, expect, it } from 'vitest';
import type { ImageFile } from '../../compiler/4-render/ports/images.ts';
import { createMemoryImages } from '../../compiler/4-render/ports/memory-images.ts';
import { onePerImage } from './one-per-image.ts';
import { readBotCheck } from './read-bot-check.ts';

const URL = 'https://check.example/verify';

describe('the bot check of the environment', () => {
  it.each([
    [{}, undefined],
    [{ BOT_CHECK_URL: 'test' }, { url: 'test', isTest: true }],
    [
      { BOT_CHECK_URL: URL, BOT_CHECK_SECRET: 's' },
      { url: URL, isTest: false },
    ],
  ])('%j is %j', (environment, expected) => {
    expect(readBotCheck(environment)).toEqual(expected);
  });

  it.each([
    [{ BOT_CHECK_SECRET: 's' }, 'BOT_CHECK_SECRET is set without BOT_CHECK_URL'],
    [{ BOT_CHECK_URL: URL }, 'BOT_CHECK_URL is set without BOT_CHECK_SECRET'],
    [
      { BOT_CHECK_URL: 'check.example', BOT_CHECK_SECRET: 's' },
      'Invalid URL: BOT_CHECK_URL is check.example',
    ],
    [{ BOT_CHECK_URL: 'ftp://a.example', BOT_CHECK_SECRET: 's' }, 'Invalid URL: BOT_CHECK_URL is ftp://a'],
  ])('%j is rejected', (environment, message) => {
    expect(() => readBotCheck(environment)).toThrow(message);
  });
});

it('a check makes the smallest version of each image only', async () => {
  const made: string[] = [];
  const images = onePerImage({
    ...createMemoryImages({}),
    make: async (files) => void made.push(...files.map(({ path }) => path)),
    read: ({ path }) => new TextEncoder().encode(path),
  });
  const file = (source: string, width: number): ImageFile => ({
    path: `${source}-${width}`,
    source,
    width,
    format: 'webp',
  });
  await images.make([file('a', 500), file('a', 100), file('a', 300), file('b', 500)], {});
  expect(made).toEqual(['a-100', 'b-500']);
  expect(new TextDecoder().decode(images.read(file('a', 500)))).toBe('a-100');
  expect(images.read(file('c', 1))).toBeUndefined();
});
