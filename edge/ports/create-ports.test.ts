import { expect, it } from 'vitest';
import { createBotCheck } from './create-bot-check.ts';
import { createEmailProvider } from './create-email-provider.ts';
import { createFontHost, createFontKits } from './create-font-ports.ts';
import { createPlaces } from './create-places.ts';
import { testFontKits } from './test-font-kits.ts';

it.each([
  [{}, false],
  [{ BOT_CHECK_URL: 'https://bots.example' }, false],
  [{ BOT_CHECK_SECRET: 's' }, false],
  [{ BOT_CHECK_URL: 'https://bots.example', BOT_CHECK_SECRET: 's' }, true],
])('there is a bot check with the settings %j: %s', (settings, isThere) => {
  expect(createBotCheck(settings) !== undefined).toBe(isThere);
});

it.each([
  [{}, false],
  [{ MAIL_URL: 'https://mail.example' }, false],
  [{ MAIL_FROM: 'shop@olaria.example' }, false],
  [{ MAIL_URL: 'https://mail.example', MAIL_FROM: 'shop@olaria.example' }, true],
])('there is an email provider with the settings %j: %s', (settings, isThere) => {
  expect(createEmailProvider(settings) !== undefined).toBe(isThere);
});

it.each([
  [{}, true],
  [{ FONT_PREVIEW_URL: 'https://fonts.example' }, true],
  [{ FONT_PREVIEW_URL: 'none' }, false],
])('there are previews of fonts with the settings %j: %s', (settings, isThere) => {
  expect(createFontHost(settings) !== undefined).toBe(isThere);
});

it.each([
  [{}, false],
  [{ FONT_KIT_URL: 'https://kits.example' }, false],
  [{ FONT_KIT_URL: 'test' }, true],
])('the kits are those of tests with the settings %j: %s', (settings, isTest) => {
  expect(createFontKits(settings) === testFontKits).toBe(isTest);
});

it.each([
  [{}, false],
  [{ PLACES_URL: 'https://places.example' }, false],
  [{ PLACES_KEY: 'k' }, true],
  [{ PLACES_URL: 'test' }, true],
])('there is a search for addresses with the settings %j: %s', (settings, isThere) => {
  expect(createPlaces(settings) !== undefined).toBe(isThere);
});
