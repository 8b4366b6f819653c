// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { openApp, type TestApp } from '../testing/open-app.tsx';

let app: TestApp | undefined;
afterEach(() => app?.close());

const WARNING = 'This browser can’t store data. Keep this tab open until everything is saved.';

it('says so where a tab that is closed loses what is not saved', async () => {
  app = await openApp({ path: '/config', isJournalKept: false });
  await app.waitForText(WARNING);
});

it('says nothing of it where a tab that is closed loses nothing', async () => {
  app = await openApp({ path: '/config' });
  await app.waitForText('To do');
  expect(document.body.textContent).not.toContain(WARNING);
});
