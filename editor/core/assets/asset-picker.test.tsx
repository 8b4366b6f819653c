/// <reference lib="dom" />
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { MemoryServer } from '../../testing/memory-server.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';
import { ApiFailure } from '../api/api-failure.ts';

let app: TestApp | undefined;

afterEach(async () => {
  await app?.close();
});

it('shows an empty state with an upload hint when there are no images', async () => {
  app = await openApp({ path: '/config/store/products/plate' });
  await app.press({ role: 'button', name: 'Add images' });
  await app.wait({ role: 'dialog' });
  await app.waitForText('Upload images for your pages and products.');
  expect(app.find({ role: 'button', name: 'Upload' })).toBeDefined();
});

describe('an upload', () => {
  const upload = async (server: Partial<MemoryServer> = {}) => {
    app = await openApp({ path: '/config/store/products/plate', server });
    await app.press({ role: 'button', name: 'Add images' });
    const dialog = await app.wait({ role: 'dialog' });
    const { editor } = app;
    await act(async () => void editor.uploads.add([new File(['x'], 'kiln.jpg', { type: 'image/jpeg' })]));
    return dialog;
  };

  it('is announced in the dialog when it is done, because the rest of the page is hidden', async () => {
    const dialog = await upload();
    const status = () =>
      [...dialog.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
    await app?.waitUntil(() => status().includes('1 file uploaded.'));
  });

  it('that fails is reported with both texts (R-FILE-ERR-04)', async () => {
    await upload({ failing: new Map([['upload', new ApiFailure('network', 0, {})]]) });
    const alert = await app?.wait({ role: 'alert' });
    expect(alert?.textContent).toBe('Unable to Upload FileThere was a problem while uploading your file');
  });
});
