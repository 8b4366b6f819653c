// cspell:ignore قبول Annehmen Ablehnen Aceptar Rechazar
import { expect, it } from 'vitest';
import { defaultTexts } from './default-texts.ts';

it.each(['de', 'de-AT', 'DE'])('there are texts in German for %s', (tag) => {
  expect(defaultTexts(tag)?.cartTitle).toBe(defaultTexts('de')?.cartTitle);
  expect(defaultTexts(tag)).toBeDefined();
});

it.each(['xx', 'constructor'])('there are no texts for %s', (tag) => {
  expect(defaultTexts(tag)).toBeUndefined();
});

it.each([
  ['ar', 'قبول', 'رفض'],
  ['de', 'Annehmen', 'Ablehnen'],
  ['es', 'Aceptar', 'Rechazar'],
  ['fr', 'Accepter', 'Refuser'],
])('the button that accepts cookies says so: %s', (language, accept, decline) => {
  const { cookieBannerAccept, cookieBannerDecline } = defaultTexts(language) ?? {};
  expect([cookieBannerAccept, cookieBannerDecline]).toEqual([accept, decline]);
});

it.each(['ar', 'de', 'es', 'fr'])('the scripts of the cart have texts in %s', (language) => {
  const keys = [
    'viewCart',
    'wasAdded',
    'cartPanel',
    'cartSubtotal',
    'cartCheckout',
    'cartRemove',
    'cartEmpty',
  ];
  expect(Object.keys(defaultTexts(language) ?? {})).toEqual(expect.arrayContaining(keys));
});

it('each text has the same placeholders in each language', () => {
  const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort();
  const french = defaultTexts('fr') ?? {};
  for (const language of ['ar', 'de', 'es']) {
    const texts = defaultTexts(language) ?? {};
    for (const [key, text] of Object.entries(french))
      expect([key, placeholders(texts[key])]).toEqual([key, placeholders(text)]);
  }
});

it('each language has the same texts, none of them empty', () => {
  const keys = Object.keys(defaultTexts('fr') ?? {}).sort();
  for (const language of ['ar', 'de', 'es', 'fr']) {
    const texts = defaultTexts(language) ?? {};
    expect(keys.filter((key) => (texts[key] ?? '').trim() === '')).toEqual([]);
  }
});
