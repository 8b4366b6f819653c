import { afterEach, expect, it } from 'vitest';
import { openApp, type TestApp } from '../testing/open-app.tsx';

let app: TestApp | undefined;
afterEach(() => app?.close());

const WARNING = 'This browser can’t store data. Keep this tab open until everything is saved.';

it('warns that unsaved changes are lost with the tab when storage is unavailable', async () => {
  app = await openApp({ path: '/config', isJournalPersistent: false });
  await app.waitForText(WARNING);
});

it('shows no warning when storage is available', async () => {
  app = await openApp({ path: '/config' });
  await app.waitForText('To do');
  expect(document.body.textContent).not.toContain(WARNING);
});
