import { expect, it } from 'vitest';
import { contentHash } from './content-hash.ts';

it('is eight plain characters, the same for the same text and another for another', () => {
  const texts = Array.from({ length: 20_000 }, (_, index) => `body{--n:${index}}`);
  const hashes = new Set(texts.map(contentHash));
  expect(hashes.size).toBe(texts.length);
  for (const hash of hashes) expect(hash).toMatch(/^[a-z0-9]{8}$/);
  expect(contentHash('a')).toBe(contentHash('a'));
});
