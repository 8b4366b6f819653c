import { afterEach, describe, expect, it } from 'vitest';
import type { StoredSubmission } from '../../../formatters/vocabulary/api/forms.ts';
import { ApiFailure } from '../../core/api/api-failure.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';

let app: TestApp;
afterEach(() => app.close());

const NOW = 1_800_000_000_000;
const submission = (id: string, given: Partial<StoredSubmission> = {}): StoredSubmission => ({
  id,
  formId: 'contact',
  createdOn: NOW - 60_000,
  answers: { name: ['Rui', 'Lopes'] },
  pageTitle: 'Contact',
  pagePath: '/contact',
  isSpam: false,
  ...given,
});
const submissions = [
  submission('s-3', { createdOn: NOW }),
  submission('s-2'),
  submission('s-1', { isSpam: true }),
];

describe('new submissions', () => {
  it('are shown on Home and in the list of forms, without spam, until they are opened', async () => {
    app = await openApp({ path: '/config', server: { submissions } });
    await app.press({ role: 'link', name: /2 new submissions to “Write to us”/ });
    await app.waitUntil(() => app.server.seenForms.get('contact') === NOW);
    await app.close();
    app = await openApp({ path: '/config/forms', server: { submissions } });
    await app.waitForText('2 new');
    await app.press({ role: 'link', name: /Write to us/ });
    await app.waitUntil(() => app.server.seenForms.get('contact') === NOW);
    await app.press({ role: 'link', name: 'Forms' });
    await app.wait({ role: 'link', name: /Write to us/ });
    expect(document.body.textContent).not.toContain('2 new');
  });

  it('stay new when only spam is opened, or without permission to mark them as seen', async () => {
    app = await openApp({ path: '/config/forms/contact?show=spam', server: { submissions } });
    await app.wait({ role: 'button', name: /ago/ });
    expect(app.server.seenForms.size).toBe(0);
    app.server.failing.set('markFormSeen', new ApiFailure('server-error', 500, {}));
    await app.press({ role: 'radio', name: 'Inbox' });
    await app.waitUntil(() => app.all({ role: 'row' }).length === 3);
    expect(document.body.textContent).not.toContain('Something went wrong');
  });

  it('are hidden without permission to read them', async () => {
    app = await openApp({ path: '/config', roles: [16], server: { submissions } });
    await app.wait({ role: 'heading', name: /Good / });
    expect(document.body.textContent).not.toContain('new answer');
    await app.close();
    app = await openApp({ path: '/config/forms', roles: [16], server: { submissions } });
    await app.wait({ role: 'link', name: /Write to us/ });
    expect(document.body.textContent).not.toContain('2 new');
  });
});
