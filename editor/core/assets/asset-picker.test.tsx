// @vitest-environment happy-dom
/// <reference lib="dom" />
import { afterEach, expect, it } from 'vitest';
import { openApp, type TestApp } from '../../testing/open-app.tsx';

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
