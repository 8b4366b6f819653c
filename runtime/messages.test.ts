import { expect, it } from 'vitest';
import { SERVER_TEXTS } from '../formatters/vocabulary/site/server-texts.ts';
import { MESSAGES } from './messages.ts';

it('scripts and the server have the same English text for the same key', () => {
  const ofScripts = Object.values(MESSAGES).flatMap((messages) => Object.entries(messages ?? {}));
  const shared = ofScripts.filter(([key]) => Object.hasOwn(SERVER_TEXTS, key));
  expect(new Set(shared.map(([key]) => key)).size).toBeGreaterThan(30);
  for (const [key, text] of shared)
    expect([key, text]).toEqual([key, SERVER_TEXTS[key as keyof typeof SERVER_TEXTS]]);
});
