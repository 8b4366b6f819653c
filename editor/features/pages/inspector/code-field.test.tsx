import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { valueAt } from '../../../../compiler/model/index.ts';
import { type OpenPart, openInEditor } from '../../../core/hooks/testing/open-in-editor.tsx';
import { allByRole, byRole } from '../../../testing/roles.ts';
import { BlockFields } from './block-fields.tsx';

const HOME: DocKey = 'page:home';

let part: OpenPart;
afterEach(async () => {
  vi.unstubAllGlobals();
  await part.close();
});

/** Opens the fields of a code block. */
async function open(): Promise<void> {
  const body = { title: 'Home', blocks: { code: { kind: 23, value: { html: '<b>Hi</b>' } } } };
  part = await openInEditor(<BlockFields doc={HOME} blockId="code" kind="code" />, {
    docs: [{ key: HOME, rev: 1, updatedAt: 0, updatedBy: 'test', body }],
  });
}

it('the source of a code block can be edited (R-EDSITE-CODE-01)', async () => {
  await open();
  const field = byRole(part.container, { role: 'textbox', name: /HTML|Code/ }) as HTMLTextAreaElement;
  expect(field.value).toBe('<b>Hi</b>');
  await act(async () => {
    field.focus();
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, '<i>Hi</i>');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.blur();
  });
  const { head } = part.editor.store.states.getState();
  expect(valueAt(head.get(HOME), ['blocks', 'code', 'value', 'html'])).toBe('<i>Hi</i>');
});

it('code cannot be edited on Android (R-EDSITE-ANDROID-01)', async () => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 14) Chrome/120.0';
  vi.stubGlobal('navigator', Object.create(navigator, { userAgent: { value: userAgent } }));
  await open();
  expect([part.container.textContent, allByRole(part.container, { role: 'textbox' })]).toEqual([
    'Code editing is not available on Android.',
    [],
  ]);
});
