import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { byRole } from '../../testing/roles.ts';
import { type OpenPart, openInEditor, waitUntil } from '../hooks/testing/open-in-editor.tsx';
import { lazyDialog, lazyPart, lazyScreen } from './lazy-part.tsx';

let part: OpenPart;
afterEach(async () => {
  vi.unstubAllGlobals();
  await part.close();
});

function Loaded() {
  return <p>Loaded</p>;
}

/** The server is away until it comes back. */
function awayServer() {
  let isAway = true;
  const respond = async () => {
    if (isAway) throw new TypeError('fetch failed');
    return new Response();
  };
  vi.stubGlobal('fetch', respond);
  return {
    load: async () => {
      await respond();
      return { Loaded };
    },
    comeBack: () => {
      isAway = false;
    },
  };
}

const has = (text: string) => waitUntil(() => document.body.textContent.includes(text));

describe('without a connection', () => {
  it('a dialog that cannot be loaded says so, and closes (R-SHELL-MSG-07)', async () => {
    const Lazy = lazyDialog(awayServer().load, (module) => module.Loaded);
    const onClose = vi.fn();
    part = await openInEditor(<Lazy onClose={onClose} />);
    await has('Unable to connect. Please try again.');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each(['screen', 'part of a screen'])(
    'a %s says so in its place until it is loaded again',
    async (kind) => {
      const { load, comeBack } = awayServer();
      const pick = (module: Awaited<ReturnType<typeof load>>) => module.Loaded;
      const Lazy = kind === 'screen' ? lazyScreen(load, pick) : lazyPart(load, pick);
      part = await openInEditor(<Lazy />);
      await has('Network error');
      expect(part.editor.isUnreachable.getState()).toBe(true);
      comeBack();
      await act(async () => byRole(document.body, { role: 'button', name: 'Try again' }).click());
      await has('Loaded');
    },
  );
});
