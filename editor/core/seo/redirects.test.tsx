import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Doc, DocKey } from '../../../compiler/model/index.ts';
import { typeInto } from '../../testing/open-app.tsx';
import { allByRole, byRole } from '../../testing/roles.ts';
import { type OpenPart, openInEditor } from '../hooks/testing/open-in-editor.tsx';
import { RedirectFields } from './redirect-fields.tsx';
import { SearchPreview } from './search-preview.tsx';

let part: OpenPart;
afterEach(() => part.close());

const docOf = (key: DocKey, body: object): Doc => ({ key, rev: 1, updatedAt: 0, updatedBy: 'test', body });
const SITE = docOf('settings:site', { website: { siteTitle: 'Olaria', baseUrl: 'https://olaria.example' } });
const PAGE = { title: 'Studio', urlId: 'studio' };

async function open(body: object): Promise<void> {
  part = await openInEditor(
    <>
      <SearchPreview doc="page:studio" path="/studio" />
      <RedirectFields doc="page:studio" path="/studio" isReadOnly={false} />
    </>,
    { docs: [SITE, docOf('page:studio', body)] },
  );
}

const stored = () => part.editor.store.states.getState().head.get('page:studio');
const preview = () => document.querySelector('figure')?.textContent ?? '';
const press = (name: string) => act(async () => byRole(document.body, { role: 'button', name }).click());
async function add(text: string): Promise<void> {
  await act(async () => typeInto(byRole(document.body, { role: 'textbox', name: 'Old address' }), text));
  await press('Add redirect');
}

it.each<[string, object, string]>([
  ['its title with that of the site', {}, 'https://olaria.example › studioStudio — Olaria'],
  ['its SEO title', { seo: { title: 'Pottery studio' } }, 'https://olaria.example › studioPottery studio'],
  ['the title of the site, on the home page', { isHome: true }, 'studioOlaria'],
  ['its description', { description: 'Clay.' }, 'Clay.'],
  ['its SEO description', { description: 'Clay.', seo: { description: 'For engines.' } }, 'For engines.'],
])('a search engine shows of a page %s', async (_what, fields, text) => {
  await open({ ...PAGE, ...fields });
  expect(preview()).toContain(text);
});

it('a page that is hidden from search engines has no preview', async () => {
  await open({ ...PAGE, seo: { hidden: true } });
  expect(document.querySelector('figure')).toBe(null);
  expect(document.body.textContent).toContain('Hidden from search engines.');
});

it.each([
  ['/atelier', '/atelier'],
  ['atelier', '/atelier'],
  ['https://olaria.example/a/b/', '/a/b'],
  [' /caf%C3%A9 ', '/café'],
])('%j is added as a redirect from %s', async (typed, address) => {
  await open(PAGE);
  await add(typed);
  expect(stored()).toEqual({ ...PAGE, redirectFrom: [address] });
});

it.each([
  ['', 'Enter a path'],
  ['/', 'Enter a path'],
  ['/a?b', 'Enter a path'],
  ['/studio', 'already leads here'],
  ['/atelier/', 'already leads here'],
])('%j is not added, and an error says why', async (typed, message) => {
  const body = { ...PAGE, redirectFrom: ['/atelier'] };
  await open(body);
  await add(typed);
  expect(document.body.textContent).toContain(message);
  expect(stored()).toEqual(body);
});

it('a redirect is removed, and the last one leaves no empty list', async () => {
  await open({ ...PAGE, redirectFrom: ['/a', '/b'] });
  await press('Remove the redirect from /a');
  expect(stored()).toEqual({ ...PAGE, redirectFrom: ['/b'] });
  await press('Remove the redirect from /b');
  expect(stored()).toEqual(PAGE);
});

it('ten redirects are the most', async () => {
  await open({ ...PAGE, redirectFrom: Array.from({ length: 10 }, (_, index) => `/${index}`) });
  expect(allByRole(document.body, { role: 'button', name: 'Add redirect' })).toEqual([]);
});
