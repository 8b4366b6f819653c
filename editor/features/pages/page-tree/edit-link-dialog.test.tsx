import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type DocKey, valueAt } from '../../../../compiler/model/index.ts';
import { type OpenPart, openInEditor } from '../../../core/hooks/testing/open-in-editor.tsx';
import { byRole } from '../../../testing/roles.ts';
import { EditLinkDialog } from './edit-link-dialog.tsx';

const MAIN: DocKey = 'navigation:mainNavigation';
const onClose = vi.fn();
let part: OpenPart;
afterEach(() => part.close());

it('edits a link of the navigation', async () => {
  const link = { title: 'Tides', url: 'https://tides.example/', newWindow: false };
  const body = { items: { tide: { order: 'a0', externalLink: link } } };
  part = await openInEditor(
    <EditLinkDialog entry={{ navigation: MAIN, entryId: 'tide' }} onClose={onClose} />,
    {
      docs: [{ key: MAIN, rev: 1, updatedAt: 0, updatedBy: 'test', body }],
    },
  );
  const url = byRole(document.body, { role: 'textbox', name: /^URL/ }) as HTMLInputElement;
  expect(url.value).toBe('https://tides.example/');
  await act(async () => byRole(document.body, { role: 'checkbox', name: 'Open in new tab' }).click());
  await act(async () => byRole(document.body, { role: 'button', name: 'Save' }).click());
  expect(
    valueAt(part.editor.store.states.getState().head.get(MAIN), ['items', 'tide', 'externalLink']),
  ).toEqual({
    ...link,
    newWindow: true,
  });
  expect(onClose).toHaveBeenCalledOnce();
});
