import { afterEach, expect, it } from 'vitest';
import type { StoredSubmission } from '../../../formatters/vocabulary/api/forms.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';
import { NOW } from '../../testing/paid-order.ts';

let app: TestApp;
afterEach(() => app.close());

const SUBMISSIONS = Array.from(
  { length: 150 },
  (_, index): StoredSubmission => ({
    id: `s-${index}`,
    formId: 'contact',
    createdOn: NOW - index * 60_000,
    answers: { text: `Message ${index} of Ana` },
    pageTitle: 'Contact',
    pagePath: '/contact',
    isSpam: index === 140,
  }),
);

it('finds, sorts and pages all submissions of the server', async () => {
  app = await openApp({ path: '/config/forms/contact?rows=10', server: { submissions: SUBMISSIONS } });
  await app.waitForText('1–10 of 149');
  const rows = () => app.all({ role: 'row' }).map(({ textContent }) => textContent ?? '');
  expect(rows()[1]).toContain('Message 0 of');
  await app.type({ role: 'searchbox', name: 'Search submissions' }, 'Message 137');
  await app.waitForText('1–1 of 1');
  expect(rows()[1]).toContain('Message 137 of');
  await app.type({ role: 'searchbox', name: 'Search submissions' }, '');
  await app.waitForText('1–10 of 149');
  await app.press({ role: 'columnheader', name: 'Date' });
  await app.waitUntil(() => rows()[1]?.includes('Message 149 of') === true);
  expect(app.path()).toBe('/config/forms/contact?rows=10&sort=date');
});

it('marks submissions as read only when the newest one is shown', async () => {
  app = await openApp({ path: '/config/forms/contact?rows=10&page=2', server: { submissions: SUBMISSIONS } });
  await app.waitForText('11–20 of 149');
  expect(app.server.seenForms.size).toBe(0);
  await app.press({ role: 'button', name: 'Previous page' });
  await app.waitUntil(() => app.server.seenForms.get('contact') === NOW);
});
