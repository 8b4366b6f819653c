import { afterEach, expect, it } from 'vitest';
import { openApp, type TestApp, type TestAppOptions } from '../../testing/open-app.tsx';

let app: TestApp;
afterEach(() => app.close());

const noticeWith = async (options: Partial<TestAppOptions>) => {
  app = await openApp({ path: '/config/settings/email', ...options });
  await app.waitForText('No emails yet');
  return app.all({ role: 'status', name: /^No email provider/ }).map(({ textContent }) => textContent)[0];
};

it('the email settings say how to set up an email provider', async () => {
  const notice = await noticeWith({ server: { isEmailRetained: true } });
  expect(notice).toMatch(/MAIL_URL .* MAIL_FROM .* docs\/cli\.md#serve/);
});

it('say nothing of it when the server has one', async () => {
  expect(await noticeWith({})).toBeUndefined();
});
