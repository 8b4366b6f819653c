import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Operation } from '../../../compiler/model/index.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';

let app: TestApp;

afterEach(() => app.close());

/** A screen with text fields that are not in conflict. */
const SCREEN = '/config/settings/general';
const DIALOG = { role: 'dialog' } as const;

/** Another user and this one have changed the same title. */
async function causeConflict(): Promise<void> {
  const rename = (value: string): Operation => ({ doc: 'item:plate', at: ['title'], kind: 'set', value });
  app.site.commit({
    id: 'x',
    label: 'Edit title',
    ops: [rename('Theirs')],
    base: { 'item:plate': 1 },
    t: 1,
  });
  await act(async () => {
    app.editor.store.run(() => ({ label: 'Edit title', ops: [rename('Ours')] }));
  });
  await app.pass(1000);
  await app.wait(DIALOG);
}

/** Presses a key where the focus is. */
async function pressKey(key: string): Promise<void> {
  await app.keys({ key }, document.activeElement as HTMLElement);
}

describe('a conflict dialog that opens while the user is typing', () => {
  async function openWhileTyping(): Promise<void> {
    app = await openApp({ path: SCREEN });
    const field = await app.wait({ role: 'textbox', name: 'Contact email' });
    await act(async () => field.focus());
    await causeConflict();
  }

  it('is not closed by the keys that follow', async () => {
    await openWhileTyping();
    await pressKey('a');
    await app.pass(900);
    await pressKey('Escape');
    expect(app.all(DIALOG)).toHaveLength(1);
  });

  it('does not press a button by the keys that follow', async () => {
    await openWhileTyping();
    const button = app.find({ role: 'button', name: 'Keep yours' });
    await act(async () => button.focus());
    for (const type of ['keydown', 'keyup']) {
      const event = new KeyboardEvent(type, { key: 'Enter', bubbles: true, cancelable: true });
      await act(async () => button.dispatchEvent(event));
    }
    await app.pass(0);
    expect(app.all(DIALOG)).toHaveLength(1);
  });

  it('is closed by Escape after a pause', async () => {
    await openWhileTyping();
    await pressKey('a');
    await app.pass(1000);
    await pressKey('Escape');
    expect(app.all(DIALOG)).toEqual([]);
  });
});

it('a conflict dialog that opens while the user is not typing is closed by Escape at once', async () => {
  app = await openApp({ path: SCREEN });
  await causeConflict();
  await pressKey('Escape');
  expect(app.all(DIALOG)).toEqual([]);
});
