import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type OpenPart, openInEditor } from '../../../../core/hooks/testing/open-in-editor.tsx';
import { byRole } from '../../../../testing/roles.ts';
import { EmptyPage } from './empty-page.tsx';

let part: OpenPart;
afterEach(() => part.close());

const rect = { x: 0, y: 100, width: 600, height: 80 };

it('adds the first section of a page without content', async () => {
  const onAdd = vi.fn();
  part = await openInEditor(<EmptyPage rect={rect} scale={0.5} onAdd={onAdd} />);
  await act(async () => byRole(part.container, { role: 'button', name: 'Add a section' }).click());
  expect(onAdd).toHaveBeenCalledOnce();
});

it('only says so to users who may not edit pages', async () => {
  part = await openInEditor(<EmptyPage rect={rect} scale={0.5} onAdd={undefined} />);
  expect(part.container.textContent).toBe('This page is empty.');
});
