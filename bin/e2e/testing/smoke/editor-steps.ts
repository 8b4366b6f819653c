import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { EditorOutboxResponse } from '../../../../formatters/vocabulary/api/editor.ts';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import { canvasOf, type DashboardUser } from '../dashboard-user.ts';
import { visit } from '../visit.ts';
import type { Step } from './step.ts';
import { CUSTOMERS, HEADLINE, PRODUCT } from './test-data.ts';

const STORE = 'Store';

/** Until visitors see it. */
export const EDITOR_PUBLISHES: readonly Step[] = [
  {
    name: 'the owner signs in with the address that is printed',
    run: async ({ editor, serving, look }) => {
      await editor.goto(serving.signIn);
      await editor.getByRole('navigation', { name: 'Dashboard' }).waitFor();
      expect(new URL(editor.url()).search).toBe('');
      await look(editor);
    },
  },
  {
    name: 'the headline is changed on the canvas',
    run: async ({ editor, hands, look }) => {
      await hands.goTo(editor, { links: ['Pages'], command: 'Pages' });
      await canvasOf(editor).getByRole('heading', { name: HEADLINE.before }).waitFor();
      await look(editor);
      await hands.writeOnCanvas(editor, { blockId: 'hero-title', ...HEADLINE });
      await canvasOf(editor).getByRole('heading', { level: 1, name: HEADLINE.after, exact: true }).waitFor();
    },
  },
  {
    name: 'a product is added',
    run: async ({ editor, hands, look }) => {
      await hands.goTo(editor, { links: [STORE], command: STORE });
      await hands.press(editor.getByRole('button', { name: 'Add product' }).first());
      const dialog = editor.getByRole('dialog', { name: 'Add a product' });
      await look(editor);
      await hands.write(dialog.getByRole('textbox', { name: 'Title' }), PRODUCT.title);
      await hands.press(dialog.getByRole('button', { name: 'Create product' }));
      await editor.getByRole('heading', { level: 1, name: PRODUCT.title }).waitFor();
    },
  },
  {
    name: 'the product gets variants, prices and stock',
    run: async ({ editor, hands, look }) => {
      await hands.press(editor.getByRole('button', { name: 'Add option' }));
      await hands.write(editor.getByRole('textbox', { name: 'Option name', exact: true }), PRODUCT.option);
      await hands.write(
        editor.getByRole('textbox', { name: 'Values, separated by commas' }),
        PRODUCT.values.join(', '),
      );
      await hands.press(editor.getByRole('button', { name: 'Create variants' }));
      for (const value of PRODUCT.values) {
        await hands.write(
          editor.getByRole('textbox', { name: `Price of ${value}`, exact: true }),
          PRODUCT.price,
        );
        await hands.write(
          editor.getByRole('textbox', { name: `Stock of ${value}`, exact: true }),
          PRODUCT.stock,
        );
      }
      await hands.choose(editor.getByRole('button', { name: /Status/ }), 'Published');
      await save(editor, hands);
      await look(editor);
    },
  },
  {
    name: 'both go live together',
    run: async ({ editor, hands, look }) => {
      await hands.openPublish(editor);
      const dialog = editor.getByRole('dialog', { name: 'Publish 2 changes' });
      await dialog.getByText(PRODUCT.title).first().waitFor();
      await dialog.getByText('Home').first().waitFor();
      await look(editor);
      await hands.write(dialog.getByRole('textbox', { name: 'Release notes' }), 'Bowls');
      await hands.press(dialog.getByRole('button', { name: 'Publish now' }));
      await toast(editor, 'Published').waitFor();
    },
  },
];

/** What the visitors have left behind. */
export const EDITOR_FOLLOWS_UP: readonly Step[] = [
  {
    name: 'the orders are in the dashboard',
    run: async ({ editor, hands, look }) => {
      await hands.goTo(editor, { links: [STORE, 'Orders'], command: 'Orders' });
      const table = editor.getByRole('table', { name: 'Orders' });
      // On a phone it stands below the number.
      await table.getByText(CUSTOMERS.second.email).filter({ visible: true }).waitFor();
      await look(editor);
      await hands.press(table.getByRole('link', { name: '#1', exact: true }));
      await editor.getByRole('heading', { level: 1, name: 'Order #1' }).waitFor();
      const main = editor.getByRole('main');
      await main.getByText(CUSTOMERS.first.email).first().waitFor();
      await main.getByText(PRODUCT.title).first().waitFor();
      await main.getByText('Paid', { exact: true }).first().waitFor();
      await look(editor);
    },
  },
  {
    name: 'the answer of the form is in the dashboard',
    run: async ({ editor, hands, look }) => {
      await hands.goTo(editor, { links: ['Forms', 'Contact us'], command: 'Contact us' });
      const table = editor.getByRole('table', { name: 'Submissions' });
      await table.getByText(CUSTOMERS.second.email).waitFor();
      await look(editor);
      await hands.press(table.getByRole('row').nth(1).getByRole('button'));
      const sheet = editor.getByRole('dialog');
      await sheet.getByText(CUSTOMERS.second.letter).waitFor();
      await look(editor);
      await hands.press(sheet.getByRole('button', { name: 'Close' }));
      await sheet.waitFor({ state: 'detached' });
    },
  },
  {
    name: 'whoever waits is on the list, and new stock is entered',
    run: async ({ editor, hands, look }) => {
      await hands.goTo(editor, {
        links: [STORE, 'Back-in-stock requests'],
        command: 'Back-in-stock requests',
      });
      await hands.press(
        editor
          .getByRole('table', { name: 'Back-in-stock requests' })
          .getByRole('button', { name: PRODUCT.title }),
      );
      const sheet = editor.getByRole('dialog', { name: /^Requests for/ });
      await sheet.getByText(CUSTOMERS.second.email).waitFor();
      await look(editor);
      await hands.write(sheet.getByRole('textbox', { name: 'New stock' }), '5');
      await editor.keyboard.press('Tab');
      await hands.press(sheet.getByRole('button', { name: 'Restock' }));
      await toast(editor, /^Stock of .* set to 5$/).waitFor();
    },
  },
  {
    name: 'the letter is sent',
    run: async ({ editor, hands, look }) => {
      const sheet = editor.getByRole('dialog', { name: /^Requests for/ });
      await hands.press(sheet.getByRole('button', { name: 'Send 1 email' }));
      await toast(editor, '1 email will be sent once an email provider is set up.').waitFor();
      await sheet.getByText(/^1 email not sent/).waitFor();
      await look(editor);
      await hands.press(sheet.getByRole('button', { name: 'Done' }));
      await sheet.waitFor({ state: 'detached' });
    },
  },
  {
    name: 'the letter is in the outbox',
    run: async ({ editor, hands, look }) => {
      await hands.goTo(editor, { links: ['Settings'], command: 'Settings' });
      await hands.press(editor.getByRole('main').getByRole('link', { name: 'Email' }));
      const letter = editor.getByRole('button', { name: new RegExp(PRODUCT.title) }).first();
      await letter.waitFor();
      await look(editor);
      const answer = await editor.evaluate(
        async (path) => (await (await fetch(path)).json()) as unknown,
        API.editorOutbox,
      );
      const { messages } = answer as EditorOutboxResponse;
      const told = messages.filter(
        ({ to, subject }) => to === CUSTOMERS.second.email && subject.includes(PRODUCT.title),
      );
      expect(told).toHaveLength(1);
    },
  },
  {
    name: 'the release before is live again',
    run: async ({ editor, hands, look }) => {
      await hands.goTo(editor, { links: ['Releases'], command: 'Releases' });
      const main = editor.getByRole('main');
      await main.getByText('Bowls').waitFor();
      await look(editor);
      await hands.press(main.getByRole('button', { name: /^Roll back/ }).first());
      await hands.press(editor.getByRole('dialog').getByRole('button', { name: 'Roll back' }));
      await toast(editor, /^Rolled back to “.*”$/).waitFor();
    },
  },
  {
    name: 'visitors see the old headline again',
    run: async ({ first, serving }) => {
      await visit(first, `${serving.origin}/`);
      await first.getByRole('heading', { level: 1, name: HEADLINE.before, exact: true }).waitFor();
      expect((await fetch(`${serving.origin}${PRODUCT.path}`)).status).toBe(404);
    },
  },
];

/** What the dashboard says in passing. */
function toast(editor: Page, text: string | RegExp) {
  return editor.getByRole('region', { name: /notification/ }).getByText(text, { exact: true });
}

/** What is written while the product itself is still on its way goes after it by itself; all else waits for Save. */
async function save(editor: Page, hands: DashboardUser): Promise<void> {
  const button = editor.getByRole('main').getByRole('button', { name: 'Save', exact: true });
  const isSaved = () => editor.getByRole('banner').getByText('Saved', { exact: true }).isVisible();
  await expect.poll(async () => (await button.isVisible()) || (await isSaved())).toBe(true);
  if (await button.isVisible()) await hands.press(button);
  await expect.poll(async () => !(await button.isVisible()) && (await isSaved())).toBe(true);
}
