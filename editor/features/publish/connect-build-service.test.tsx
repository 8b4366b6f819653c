import { afterEach, expect, it } from 'vitest';
import { openApp, type TestApp } from '../../testing/open-app.tsx';

let app: TestApp;
afterEach(() => app.close());

it('without a build service, the dialog says how to connect one, and publishes when one appears', async () => {
  app = await openApp({ path: '/config', server: { hasBuildService: false } });
  await app.wait({ role: 'heading', name: /Good / });
  await app.keys({ key: 'P', ctrlKey: true, shiftKey: true });
  await app.wait({ role: 'button', name: 'Publish when connected' });
  const text = () => document.querySelector('[role=dialog]')?.textContent ?? '';
  expect(text()).toContain(`npx quoin build-service --site ${window.location.origin}`);
  expect(text()).not.toContain('Checking');
  const { length: before } = app.server.releases;
  await app.press({ role: 'button', name: 'Publish when connected' });
  await app.wait({ role: 'progressbar', name: 'Waiting for a build service…' });
  expect(app.server.releases).toHaveLength(before);
  app.server.hasBuildService = true;
  await app.waitUntil(() => app.server.releases.length > before);
});
