import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { hasBrowser, openBrowser } from '../../fixtures/fixture-server/open-browser.ts';
import { DESKTOP, openPage } from './testing/open-page.ts';
import { createServedSite } from './testing/served-site.ts';

const ROPE = 'items/shop/rope.json';

interface Item {
  readonly body: { title: string };
}

const { serve, edit } = createServedSite();

describe.skipIf(!hasBrowser)('open pages of quoin dev (skipped without Chromium)', () => {
  let browser: Browser;
  let origin: string;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const renameRope = (title: string) =>
    edit<Item>(ROPE, (item) => ({ ...item, body: { ...item.body, title } }));
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

  /** Opens the product and waits until it receives the events of releases. */
  async function openRope(): Promise<Page> {
    const page = await openPage(await browser.newContext(DESKTOP), []);
    await Promise.all([page.waitForResponse('**/_dev/events'), page.goto(`${origin}/shop/p/rope`)]);
    return page;
  }

  it('reload when a saved file is live, but never cancel a form that was submitted', async () => {
    ({ origin } = await serve('dev'));
    const [idle, submitting] = [await openRope(), await openRope()];
    const submission = new Promise<Route>((resolve) => void submitting.route('**/submitted', resolve));
    await submitting.evaluate(() => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: '/submitted' });
      document.body.append(form);
      form.submit();
    });
    const unanswered = await submission;
    renameRope('Hawser');
    await heading(idle, 'Hawser').waitFor();
    await unanswered.fulfill({ body: 'Received' });
    await submitting.getByText('Received').waitFor();
  });
});
