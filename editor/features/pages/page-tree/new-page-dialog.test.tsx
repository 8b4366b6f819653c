// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type OpenPart, openInEditor } from '../../../core/hooks/testing/open-in-editor.tsx';
import { byRole, type Query } from '../../../testing/roles.ts';
import { sectionsOf } from '../model/page-layout.ts';
import { NewPageDialog } from './new-page-dialog.tsx';

const onCreated = vi.fn();
let part: OpenPart;
afterEach(async () => {
  vi.clearAllMocks();
  await part.close();
});

const press = (query: Query) => act(async () => byRole(document.body, query).click());

async function open(): Promise<void> {
  part = await openInEditor(<NewPageDialog onClose={() => {}} onCreated={onCreated} />);
  const title = byRole(document.body, { role: 'textbox', name: /^Title/ });
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(title, 'Visit');
    title.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const created = () => part.editor.store.states.getState().head.get('page:visit');

it('creates a page with the sections of the chosen template', async () => {
  await open();
  await press({ role: 'button', name: 'Blank page Start with' });
  await press({ role: 'option', name: /^Contact/ });
  await press({ role: 'button', name: 'Create page' });
  expect(sectionsOf(created())).toHaveLength(3);
  expect(onCreated).toHaveBeenCalledExactlyOnceWith('page:visit');
});

it('creates a page with its title only by default', async () => {
  await open();
  await press({ role: 'button', name: 'Create page' });
  expect(sectionsOf(created())).toHaveLength(1);
});

it('offers no templates for folders', async () => {
  await open();
  await press({ role: 'button', name: 'Page Type' });
  await press({ role: 'option', name: /^Folder/ });
  expect(document.body.textContent).not.toContain('Start with');
});
