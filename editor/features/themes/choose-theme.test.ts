import { expect, it } from 'vitest';
import type { Doc } from '../../../compiler/model/index.ts';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import { createTestContext, openEditor } from '../../core/operations/testing/test-store.ts';
import { chooseTheme } from './choose-theme.ts';

const BODY = {
  design: { preset: 'Cobalt', tweaks: { logoHeight: 60 } },
  theme: '../kiln',
  website: { siteTitle: 'A' },
};
const SETTINGS: Doc = { key: SETTINGS_KEY, rev: 1, updatedAt: 0, updatedBy: 'test', body: BODY };

async function open() {
  const { store } = await openEditor(createTestContext([SETTINGS]));
  return { store, settings: () => store.states.getState().head.get(SETTINGS_KEY) };
}

it('changes the theme and its design in one step, which is undone and redone', async () => {
  const { store, settings } = await open();
  expect(store.run(chooseTheme('themes/gazette')).ok).toBe(true);
  const changed = {
    ...BODY,
    theme: 'themes/gazette',
    design: {},
    otherThemes: { '../kiln': { design: BODY.design } },
  };
  expect(settings()).toEqual(changed);
  store.undo();
  expect(settings()).toEqual(BODY);
  store.redo();
  expect(settings()).toEqual(changed);
});

it('there and back leaves the settings as they were', async () => {
  const { store, settings } = await open();
  for (const folder of ['themes/gazette', 'themes/poster', '../kiln']) store.run(chooseTheme(folder));
  expect(settings()).toEqual(BODY);
});
