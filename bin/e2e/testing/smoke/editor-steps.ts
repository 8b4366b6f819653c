import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { EditorOutboxResponse } from '../../../../formatters/vocabulary/api/editor/outbox.ts';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import { canvasOf, type DashboardUser } from '../dashboard-user.ts';
import { eventually } from '../eventually.ts';
import { visit } from '../visit.ts';
import type { Step } from './step.ts';
import { CUSTOMERS } from './test-data.ts';

const STORE = 'Store';

/** Steps of the owner up to the first publish. */
export const PUBLISH_STEPS: readonly Step[] = [
  {
    name: 'the owner signs in with the printed URL',
    run: async ({ editor, serving, inspect }) => {
      await editor.goto(serving.signIn);
      await editor.getByRole('navigation', { name: 'Dashboard' }).waitFor();
      expect(new URL(editor.url()).search).toBe('');
      await inspect(editor);
    },
  },
  {
    name: 'the owner edits the headline on the canvas',
    run: async ({ editor, user, inspect, expected }) => {
      await user.goTo(editor, { links: ['Pages'], command: 'Pages' });
      await canvasOf(editor).getByRole('heading', { name: expected.headline.before }).waitFor();
      await inspect(editor);
      await user.editHeadline(editor, expected.headline);
      await canvasOf(editor)
        .getByRole('heading', { level: 1, name: expected.headline.after, exact: true })
        .waitFor();
    },
  },
  {
    name: 'the owner adds a product',
    run: async ({ editor, user, inspect, expected }) => {
      await user.goTo(editor, { links: [STORE], command: STORE });
      await user.press(editor.getByRole('button', { name: 'Add product' }).first());
      const dialog = editor.getByRole('dialog', { name: 'Add a product' });
      await inspect(editor);
      await user.fill(dialog.getByRole('textbox', { name: 'Title' }), expected.product.title);
      await user.press(dialog.getByRole('button', { name: 'Create product' }));
      await editor.getByRole('heading', { level: 1, name: expected.product.title }).waitFor();
    },
  },
  {
    name: 'the owner adds variants, prices and stock',
    run: async ({ editor, user, inspect, expected }) => {
      await user.press(editor.getByRole('button', { name: 'Add option' }));
      await user.fill(
        editor.getByRole('textbox', { name: 'Option name', exact: true }),
        expected.product.option,
      );
      await user.fill(
        editor.getByRole('textbox', { name: 'Values, separated by commas' }),
        expected.product.values.join(', '),
      );
      await user.press(editor.getByRole('button', { name: 'Create variants' }));
      for (const value of expected.product.values) {
        await user.fill(
          editor.getByRole('textbox', { name: `Price of ${value}`, exact: true }),
          expected.product.price,
        );
        await user.fill(
          editor.getByRole('textbox', { name: `Stock of ${value}`, exact: true }),
          expected.product.stock,
        );
      }
      await user.choose(editor.getByRole('button', { name: /Status/ }), 'Published');
      await save(editor, user);
      await inspect(editor);
    },
  },
  {
    name: 'the owner publishes both changes',
    run: async ({ editor, user, inspect, expected }) => {
      await user.openPublish(editor);
      const dialog = editor.getByRole('dialog', { name: 'Publish 2 changes' });
      await dialog.getByText(expected.product.title).first().waitFor();
      await dialog.getByText('Home').first().waitFor();
      await inspect(editor);
      await user.fill(dialog.getByRole('textbox', { name: 'Release notes' }), 'Bowls');
      await publish(editor, dialog, user);
    },
  },
];

/** Steps of the owner after the visitors have ordered. */
export const FOLLOW_UP_STEPS: readonly Step[] = [
  {
    name: 'the dashboard shows the orders',
    run: async ({ editor, user, inspect, expected }) => {
      await user.goTo(editor, { links: [STORE, 'Orders'], command: 'Orders' });
      const table = editor.getByRole('grid', { name: 'Orders' });
      // On narrow screens, the email is shown below the order number.
      await table.getByText(CUSTOMERS.second.email).filter({ visible: true }).waitFor();
      await inspect(editor);
      await user.press(table.getByRole('link', { name: '#1', exact: true }));
      await editor.getByRole('heading', { level: 1, name: 'Order #1' }).waitFor();
      const main = editor.getByRole('main');
      await main.getByText(CUSTOMERS.first.email).first().waitFor();
      await main.getByText(expected.product.title).first().waitFor();
      await main.getByText('Paid', { exact: true }).first().waitFor();
      await inspect(editor);
    },
  },
  {
    name: 'the dashboard shows the form submission',
    run: async ({ editor, user, inspect, expected }) => {
      await user.goTo(editor, { links: ['Forms', expected.form.name], command: expected.form.name });
      const table = editor.getByRole('grid', { name: 'Submissions' });
      await table.getByText(CUSTOMERS.second.email).waitFor();
      await inspect(editor);
      await user.press(table.getByRole('row').nth(1).getByRole('button'));
      const sheet = editor.getByRole('dialog');
      await sheet.getByText(CUSTOMERS.second.message).waitFor();
      await inspect(editor);
      await user.press(sheet.getByRole('button', { name: 'Close' }));
      await sheet.waitFor({ state: 'detached' });
    },
  },
  {
    name: 'the owner opens the back-in-stock request and restocks the product',
    run: async ({ editor, user, inspect, expected }) => {
      await user.goTo(editor, {
        links: [STORE, 'Back-in-stock requests'],
        command: 'Back-in-stock requests',
      });
      await user.press(
        editor
          .getByRole('grid', { name: 'Back-in-stock requests' })
          .getByRole('button', { name: expected.product.title }),
      );
      const sheet = editor.getByRole('dialog', { name: /^Requests for/ });
      await sheet.getByText(CUSTOMERS.second.email).waitFor();
      await inspect(editor);
      await user.fill(sheet.getByRole('textbox', { name: 'New stock' }), '5');
      await editor.keyboard.press('Tab');
      await user.press(sheet.getByRole('button', { name: 'Restock' }));
      await toast(editor, /^Stock of .* set to 5$/).waitFor();
    },
  },
  {
    name: 'the owner sends the restock email',
    run: async ({ editor, user, inspect }) => {
      const sheet = editor.getByRole('dialog', { name: /^Requests for/ });
      await user.press(sheet.getByRole('button', { name: 'Send 1 email' }));
      await toast(editor, '1 email will be sent once an email provider is set up.').waitFor();
      await sheet.getByText(/^1 email not sent/).waitFor();
      await inspect(editor);
      await user.press(sheet.getByRole('button', { name: 'Done' }));
      await sheet.waitFor({ state: 'detached' });
    },
  },
  {
    name: 'the outbox contains the restock email',
    run: async ({ editor, user, inspect, expected }) => {
      await user.goTo(editor, { links: ['Settings'], command: 'Settings' });
      await user.press(editor.getByRole('main').getByRole('link', { name: 'Email' }));
      const email = editor.getByRole('button', { name: expected.product.title }).first();
      await email.waitFor();
      await inspect(editor);
      const response = await editor.evaluate(
        async (path) => (await (await fetch(path)).json()) as unknown,
        API.editorOutbox,
      );
      const { messages } = response as EditorOutboxResponse;
      const restockEmails = messages.filter(
        ({ to, subject }) => to === CUSTOMERS.second.email && subject.includes(expected.product.title),
      );
      expect(restockEmails).toHaveLength(1);
    },
  },
  {
    name: 'the owner rolls back to the previous release',
    run: async ({ editor, user, inspect }) => {
      await user.goTo(editor, { links: ['Releases'], command: 'Releases' });
      const main = editor.getByRole('main');
      await main.getByText('Bowls').waitFor();
      await inspect(editor);
      await user.press(main.getByRole('button', { name: /^Roll back/ }).first());
      await user.press(editor.getByRole('dialog').getByRole('button', { name: 'Roll back' }));
      await toast(editor, /^Rolled back to “.*”$/).waitFor();
    },
  },
  {
    name: 'visitors see the previous headline',
    run: async ({ first, serving, expected }) => {
      await visit(first, `${serving.origin}/`);
      await first.getByRole('heading', { level: 1, name: expected.headline.before, exact: true }).waitFor();
      expect((await fetch(`${serving.origin}${expected.product.path}`)).status).toBe(404);
    },
  },
];

/** Publishes again when a build service elsewhere has died while it was building. */
async function publish(editor: Page, dialog: Locator, user: DashboardUser): Promise<void> {
  const button = dialog.getByRole('button', { name: /^Publish (?:now|when)/ });
  const failed = dialog.getByRole('alert');
  const published = toast(editor, 'Published');
  await user.press(button);
  await eventually(async () => {
    if ((await failed.isVisible()) && (await button.isEnabled())) await user.press(button);
    expect(await published.isVisible()).toBe(true);
  });
}

/** A toast notification of the dashboard. */
function toast(editor: Page, text: string | RegExp) {
  return editor.getByRole('region', { name: /notification/ }).getByText(text, { exact: true });
}

/** Saves the product. Edits made while the product is still being created are saved automatically; all others need Save. */
async function save(editor: Page, user: DashboardUser): Promise<void> {
  const button = editor.getByRole('main').getByRole('button', { name: 'Save', exact: true });
  const isSaved = () => editor.getByRole('banner').getByText('Saved', { exact: true }).isVisible();
  await eventually(async () => expect((await button.isVisible()) || (await isSaved())).toBe(true));
  if (await button.isVisible()) await user.press(button);
  await eventually(async () => expect(!(await button.isVisible()) && (await isSaved())).toBe(true));
}
