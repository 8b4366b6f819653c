// cspell:ignore قبول Annehmen Ablehnen Aceptar Rechazar Aceitar Recusar Morada Endereço
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { SERVER_TEXTS } from '../../../formatters/vocabulary/site/server-texts.ts';
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
  ['pt', 'Aceitar', 'Recusar'],
])('the button that accepts cookies says so: %s', (language, accept, decline) => {
  const { cookieBannerAccept, cookieBannerDecline } = defaultTexts(language) ?? {};
  expect([cookieBannerAccept, cookieBannerDecline]).toEqual([accept, decline]);
});

it.each(['ar', 'de', 'es', 'fr', 'pt'])('the scripts of the cart have texts in %s', (language) => {
  const keys = [
    'viewCart',
    'wasAdded',
    'cartPanel',
    'cartSubtotal',
    'cartCheckout',
    'cartRemove',
    'cartEmpty',
    'cartContinue',
  ];
  expect(Object.keys(defaultTexts(language) ?? {})).toEqual(expect.arrayContaining(keys));
});

const LANGUAGES = ['ar', 'de', 'es', 'fr', 'pt', 'pt-BR'];
const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort();

it.each(LANGUAGES)('each text of the server exists in %s, with its placeholders', (language) => {
  const texts = defaultTexts(language) ?? {};
  for (const [key, english] of Object.entries(SERVER_TEXTS)) {
    expect([key, (texts[key] ?? '').trim() === '']).toEqual([key, false]);
    expect([key, placeholders(texts[key])]).toEqual([key, placeholders(english)]);
  }
});

it.each(LANGUAGES)('the texts in %s have the same keys and placeholders as those in French', (language) => {
  const texts = defaultTexts(language) ?? {};
  const french = defaultTexts('fr') ?? {};
  expect(Object.keys(texts).sort()).toEqual(Object.keys(french).sort());
  for (const [key, text] of Object.entries(french))
    expect([key, placeholders(texts[key])]).toEqual([key, placeholders(text)]);
});

it('Portuguese is that of Portugal, except for Brazil', () => {
  const address = (tag: string) => defaultTexts(tag)?.checkoutLine1;
  expect(['pt', 'pt-PT', 'pt-AO', 'pt-BR', 'pt_br'].map(address)).toEqual([
    ...['Morada', 'Morada', 'Morada'],
    ...['Endereço', 'Endereço'],
  ]);
});

it('punctuation has no-break spaces in French', () => {
  const texts = Object.values(defaultTexts('fr') ?? {});
  expect(texts.filter((text) => /[^\u00a0][!?;»]|(?<!\u00a0|https?):|«(?!\u00a0)/.test(text))).toEqual([]);
});

it.each(LANGUAGES)('the alerts of forms with errors have texts in %s', (language) => {
  const { formScrollDown = '', formScrollUp = '' } = defaultTexts(language) ?? {};
  expect([formScrollDown === '', formScrollUp === '', formScrollDown === formScrollUp]).toEqual([
    ...[false, false, false],
  ]);
});

it('the documentation lists all texts of the server', () => {
  const path = fileURLToPath(new URL('../../../docs/texts.md', import.meta.url));
  const rows = [...readFileSync(path, 'utf8').matchAll(/^\| `(\w+)` \| (.+) \|$/gm)];
  expect(Object.fromEntries(rows.map(([, key, text]) => [key, text]))).toEqual(SERVER_TEXTS);
});
