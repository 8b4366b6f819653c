import { afterEach, expect, it } from 'vitest';
// Screens load lazily; this one takes long on a busy machine.
import '../../features/pages/pages-screen.tsx';
import { openApp, type TestApp } from '../../testing/open-app.tsx';

let app: TestApp;
afterEach(() => app.close());

it('the preview has the widths of three devices (R-EDSITE-SCREEN-06)', async () => {
  app = await openApp({ path: '/config/pages' });
  const devices = await app.wait({ role: 'radiogroup', name: 'Preview width' });
  const buttons = [...devices.querySelectorAll('[role="radio"]')];
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Desktop', 'Tablet', 'Phone']);
});
