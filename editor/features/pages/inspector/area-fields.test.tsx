import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type OpenPart, openInEditor } from '../../../core/hooks/testing/open-in-editor.tsx';
import { allByRole, byRole } from '../../../testing/roles.ts';
import { AreaFields } from './area-fields.tsx';

let part: OpenPart;
afterEach(() => part.close());

it('leads from the strip above the header to what is in the header itself', async () => {
  part = await openInEditor(<AreaFields doc="block-field:header" onSelect={() => {}} />, {
    path: '/config/pages?device=phone',
  });
  const button = byRole(part.container, { role: 'button', name: 'Header and footer' });
  await act(async () => button.click());
  expect(part.history.location.search).toMatch(/device=phone.*structure=/);
});

it('says nothing about the header next to another area', async () => {
  part = await openInEditor(<AreaFields doc="block-field:sidebar" onSelect={() => {}} />);
  expect(allByRole(part.container, { role: 'button' })).toEqual([]);
});
