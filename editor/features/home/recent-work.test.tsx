import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Doc, Operation } from '../../../compiler/model/index.ts';
import { type OpenPart, openInEditor } from '../../core/hooks/testing/open-in-editor.tsx';
import { RecentWork } from './recent-work.tsx';

let part: OpenPart;
afterEach(() => part.close());

const page = (id: string, updatedAt: number): Doc => ({
  key: `page:${id}`,
  rev: 1,
  updatedAt,
  updatedBy: 'owner',
  body: { title: id, urlId: id.toLowerCase(), pageType: 2 },
});
const DOCS = [page('About', 2000), page('Press', 1000)];

const listed = () => [...part.container.querySelectorAll('li a')].map(({ textContent }) => textContent ?? '');
const run = (op: Operation) => act(async () => part.editor.store.run(() => ({ label: 'Edit', ops: [op] })));

it('lists documents in the order of their last changes, also of those made since the dashboard was opened', async () => {
  part = await openInEditor(<RecentWork />, { docs: DOCS });
  Object.assign(part.editor.site, { docs: DOCS });
  await run({ doc: 'page:Press', at: ['title'], kind: 'set', value: 'Press room' });
  expect(listed().map((text) => /^[A-Z][a-z]+/.exec(text)?.[0])).toEqual(['Press', 'About']);
  await run({
    doc: 'page:New',
    at: [],
    kind: 'insert',
    value: { title: 'New', urlId: 'new', pageType: 2 },
  });
  expect(listed().slice(0, 2).join()).toContain('New');
  await run({ doc: 'page:New', at: [], kind: 'remove' });
  expect(listed()).toHaveLength(2);
});
