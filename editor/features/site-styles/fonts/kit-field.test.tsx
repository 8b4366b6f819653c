import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { valueAt } from '../../../../compiler/model/index.ts';
import { type OpenPart, openInEditor } from '../../../core/hooks/testing/open-in-editor.tsx';
import { byRole } from '../../../testing/roles.ts';
import { KitField } from './kit-field.tsx';

let part: OpenPart;
afterEach(() => part.close());

/** The id in the settings after a text was typed into the field, and the error that is shown. */
async function enter(text: string, typekitId?: string) {
  part = await openInEditor(<KitField kitId={typekitId ?? ''} isReadOnly={false} />, {
    docs: [
      { key: 'settings:site', rev: 1, updatedAt: 0, updatedBy: 'test', body: { design: { typekitId } } },
    ],
  });
  const input = byRole(part.container, { role: 'textbox', name: /^Typekit kit ID/ });
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const head = part.editor.store.states.getState().head.get('settings:site');
  return {
    id: valueAt(head, ['design', 'typekitId']),
    hasError: part.container.textContent?.includes('Enter the seven letters and digits') === true,
  };
}

it.each([
  ['abc1def'],
  [' abc1def '],
  ['<link rel="stylesheet" href="https://use.typekit.net/abc1def.css">'],
  ['https://use.typekit.com/abc1def.js'],
])('%s sets the kit', async (text) => {
  expect(await enter(text)).toEqual({ id: 'abc1def', hasError: false });
});

it.each(['abc1de', 'ABC1DEF', 'abc-def', 'https://use.typekit.net/abc.css'])('%s is no kit', async (text) => {
  expect(await enter(text)).toEqual({ id: undefined, hasError: true });
});

it('an empty field removes the kit', async () => {
  expect(await enter('', 'abc1def')).toEqual({ id: undefined, hasError: false });
});
