import { expect, it } from 'vitest';
import { defaultTexts } from './default-texts.ts';

it.each(['de', 'de-AT', 'DE'])('there are texts in German for %s', (tag) => {
  expect(defaultTexts(tag)?.cartTitle).toBe(defaultTexts('de')?.cartTitle);
  expect(defaultTexts(tag)).toBeDefined();
});

it.each(['xx', 'constructor'])('there are no texts for %s', (tag) => {
  expect(defaultTexts(tag)).toBeUndefined();
});

it('each language has the same texts, none of them empty', () => {
  const keys = Object.keys(defaultTexts('fr') ?? {}).sort();
  for (const language of ['ar', 'de', 'es', 'fr']) {
    const texts = defaultTexts(language) ?? {};
    expect(keys.filter((key) => (texts[key] ?? '').trim() === '')).toEqual([]);
  }
});
