import { afterEach, expect, it } from 'vitest';
// Screens load lazily; this one takes long on a busy machine.
import '../../features/pages/pages-screen.tsx';
import { openApp, type TestApp } from '../../testing/open-app.tsx';

let app: TestApp;
afterEach(() => app.close());

it('the account menu shows which theme is active', async () => {
  app = await openApp({ path: '/config' });
  const active = async () => {
    await app.press({ role: 'button', name: /^Account/ });
    const items = app.all({ role: 'menuitem', name: /^(System|Light|Dark)/ });
    return items.filter((item) => item.querySelector('[aria-label="On"]')).map((item) => item.textContent);
  };
  expect(await active()).toEqual(['System']);
  await app.press({ role: 'menuitem', name: /^Dark/ });
  expect(await active()).toEqual(['Dark']);
  await app.press({ role: 'menuitem', name: /^System/ });
});

it('the preview has the widths of three devices (R-EDSITE-SCREEN-06)', async () => {
  app = await openApp({ path: '/config/pages' });
  const devices = await app.wait({ role: 'radiogroup', name: 'Preview width' });
  const buttons = [...devices.querySelectorAll('[role="radio"]')];
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Desktop', 'Tablet', 'Phone']);
});
