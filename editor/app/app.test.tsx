import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from './app.tsx';

const PAGES = '../features/pages/pages-screen.tsx';

let root: Root;
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  // The documents of the site never arrive.
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

it.each([
  ['/config/pages/page-home', true],
  ['/config/store/orders', false],
])(
  'while the documents of the site are loading at %s, the code of the canvas is too: %s',
  async (path, isEarly) => {
    let isLoaded = false;
    vi.doMock(PAGES, () => {
      isLoaded = true;
      return {};
    });
    history.replaceState(null, '', path);
    await act(async () => root.render(<App />));
    await vi.dynamicImportSettled();
    // The next files of this worker have the same modules.
    vi.doUnmock(PAGES);
    expect(isLoaded).toBe(isEarly);
  },
);
