import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Operation } from '../../../compiler/model/index.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';

let app: TestApp;
afterEach(async () => {
  await app.close();
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
});

/** Changes the product as another user. Returns its revision. */
function change(at: readonly string[], value: unknown): number {
  const { rev = 0 } = app.site.doc('item:plate') ?? {};
  const ops: Operation[] = [{ doc: 'item:plate', at: [...at], kind: 'set', value }];
  app.site.commit({ id: `theirs-${rev}`, label: 'Edit', ops, base: { 'item:plate': rev }, t: 0 });
  return rev + 1;
}

async function show(visibilityState: 'hidden' | 'visible'): Promise<void> {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
}

const TITLE = { role: 'textbox', name: 'Title' };
const SUMMARY = { role: 'textbox', name: 'Summary' };

describe('a change of another user', () => {
  it('appears without focusing the tab, next to what is being typed', async () => {
    app = await openApp({ path: '/config/store/products/plate' });
    await app.type(TITLE, 'Typing');
    await app.report({ 'item:plate': change(['excerpt'], 'Theirs') });
    expect(app.find(SUMMARY)).toHaveProperty('value', 'Theirs');
    expect(app.find(TITLE)).toHaveProperty('value', 'Typing');
  });

  it('appears when the tab is shown again, if the stream of changes is broken', async () => {
    app = await openApp({ path: '/config/store/products/plate' });
    await app.wait(SUMMARY);
    await show('hidden');
    change(['excerpt'], 'Theirs');
    await app.pass(6000);
    await show('visible');
    await app.waitUntil(() => (app.find(SUMMARY) as HTMLInputElement).value === 'Theirs');
  });

  it('needs no check of all documents when the tab is shown again, if the stream works', async () => {
    app = await openApp({ path: '/config/store/products/plate' });
    await app.report({});
    let checks = 0;
    const { docs } = app.site;
    Object.assign(app.site, {
      docs: () => {
        checks += 1;
        return docs();
      },
    });
    await show('hidden');
    await app.pass(6000);
    await show('visible');
    await app.pass(0);
    expect(checks).toBe(0);
  });
});
