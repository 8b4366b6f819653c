import { act, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Doc } from '../../../compiler/model/index.ts';
import { type OpenPart, openInEditor, shownMessages, shownTexts } from '../hooks/testing/open-in-editor.tsx';
import type { OpStore } from '../operations/store/op-store.ts';
import { START_DOCS, typeInto } from '../operations/testing/test-store.ts';
import { useRestoredDrafts } from './use-restored-drafts.ts';

let part: OpenPart;
let renderAgain: (path: string) => void;
afterEach(() => part.close());

function Part({ path }: { readonly path: string }) {
  const [current, setCurrent] = useState(path);
  renderAgain = setCurrent;
  useRestoredDrafts(current);
  return null;
}

/** A store whose home page was changed and not saved. */
function withDraft(store: OpStore): void {
  store.stage('page:home');
  store.stage('item:cup');
  store.run(typeInto('page:home', 'title', 'House'));
}

const SETTINGS: Doc = {
  key: 'settings:site',
  rev: 1,
  updatedAt: 0,
  updatedBy: 'test',
  body: { title: 'Site' },
};

async function open(path: string, prepare: (store: OpStore) => void = withDraft): Promise<void> {
  part = await openInEditor(<Part path={path} />, { docs: [...START_DOCS, SETTINGS], path, prepare });
}

describe('unsaved changes from before', () => {
  it('are reported with a button that opens their screen', async () => {
    await open('/config');
    expect(shownTexts()).toEqual(['House has unsaved changes.']);
    await shownMessages()[0]?.press('Open');
    expect(part.history.location.pathname).toBe('/config/pages/home');
  });

  it('are not reported on their own screen, nor later', async () => {
    await open('/config/pages/home');
    await act(async () => renderAgain('/config'));
    expect(shownTexts()).toEqual([]);
  });

  it('are not reported on another screen of the same settings', async () => {
    const withSettings = (store: OpStore) => {
      store.stage('settings:site');
      store.run(typeInto('settings:site', 'title', 'House'));
    };
    await open('/config/settings/commerce', withSettings);
    expect(shownTexts()).toEqual([]);
    part.close();
    await open('/config', withSettings);
    expect(shownTexts()).toHaveLength(1);
  });

  it('are reported once', async () => {
    await open('/config');
    await act(async () => renderAgain('/config/store'));
    expect(shownTexts()).toHaveLength(1);
  });

  it('are only those of documents with changes', async () => {
    await open('/config', (store) => store.stage('item:cup'));
    expect(shownTexts()).toEqual([]);
  });
});
