import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Doc } from '../../../../../compiler/model/index.ts';
import { type OpenPart, openInEditor, waitUntil } from '../../../../core/hooks/testing/open-in-editor.tsx';
import { allByRole, byRole } from '../../../../testing/roles.ts';
import { BoundLinkField } from './fields.tsx';

let part: OpenPart;
afterEach(() => part.close());

const docs = [
  ['page:home', { title: 'Home', urlId: 'home', isHome: true, pageType: 1, link: 'https://example.com' }],
  ['page:about', { title: 'About us', urlId: 'about', pageType: 1 }],
].map(([key, body]) => ({ key, rev: 1, updatedAt: 0, updatedBy: 'test', body }) as Doc);

const press = (name: string) => act(async () => byRole(part.container, { role: 'button', name }).click());

it('chooses a page of the site by its title, and returns the focus to the URL', async () => {
  part = await openInEditor(<BoundLinkField doc="page:home" at={['link']} label="Link" />, { docs });
  await press('Choose a page');
  const picker = () => part.container.querySelector<HTMLInputElement>('[data-page-picker] input');
  await waitUntil(() => document.activeElement === picker());
  await act(async () => part.container.querySelector<HTMLElement>('[data-page-picker] button')?.click());
  await act(async () => byRole(document.body, { role: 'option', name: /About us/ }).click());
  const url = byRole(part.container, { role: 'textbox', name: 'Link' }) as HTMLInputElement;
  expect([url.value, document.activeElement === url, picker()]).toEqual(['/about', true, null]);
  expect(allByRole(part.container, { role: 'button', name: 'Choose a page' })).toHaveLength(1);
});
