import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { BookshopRun, BookshopStep } from '../bookshop/bookshop-run.ts';
import { isSaved, saved, treeRow } from '../dashboard-state.ts';
import { canvasOf } from '../dashboard-user.ts';
import { eventually } from '../eventually.ts';
import { SHOP } from './download-shop.ts';

const IMAGE = fileURLToPath(
  new URL('../../../../fixtures/sites/olaria/assets/bica-cup.jpg', import.meta.url),
);

/** What the owner of a shop for files does in the dashboard, from signing in to publishing. */
export const DOWNLOAD_SHOP_STEPS: readonly BookshopStep[] = [
  {
    name: 'signs in with the printed URL',
    run: async ({ editor, serving }) => {
      await editor.goto(serving.signIn);
      await editor.getByRole('navigation', { name: 'Dashboard' }).waitFor();
    },
  },
  {
    name: 'adds a digital product with a file',
    run: async ({ editor, user }) => {
      const { title, price, file } = SHOP.product;
      await user.goTo(editor, { links: ['Store'], command: 'Store' });
      await user.press(editor.getByRole('button', { name: 'Add product' }).first());
      await user.fill(editor.getByRole('dialog').getByRole('textbox', { name: 'Title' }), title);
      await user.press(editor.getByRole('button', { name: 'Create product' }));
      await editor.getByRole('heading', { level: 1, name: title }).waitFor();
      await user.choose(editor.getByRole('button', { name: /^Type|Type$/ }), 'Digital');
      await user.fill(editor.getByRole('textbox', { name: /^Price of/ }), price);
      await user.choose(editor.getByRole('button', { name: /Status/ }), 'Published');
      await save(editor);
      await upload(editor, editor.getByRole('button', { name: 'Add file' }), {
        name: file.name,
        mimeType: 'application/pdf',
        buffer: Buffer.from(file.content),
      });
      await editor.getByText(file.name, { exact: true }).first().waitFor();
      await save(editor);
    },
  },
  {
    name: 'changes the currency to pounds at a rate',
    run: async ({ editor, user }) => {
      const { rate, result } = SHOP.currency;
      await user.goTo(editor, { links: ['Settings'], command: 'Settings' });
      await user.press(editor.getByRole('main').getByRole('link', { name: 'Commerce' }));
      await user.fill(editor.getByRole('combobox', { name: 'Currency' }), 'Pound');
      await user.press(editor.getByRole('option', { name: /GBP/ }));
      const dialog = editor.getByRole('dialog', { name: 'Change the currency to GBP?' });
      await user.press(dialog.getByRole('radio', { name: 'Convert at a rate' }));
      await user.fill(dialog.getByRole('textbox', { name: '1 EUR is' }), rate);
      await dialog.getByText(result).waitFor();
      await user.press(dialog.getByRole('button', { name: 'Change currency' }));
      await dialog.waitFor({ state: 'detached' });
      await saved(editor);
    },
  },
  {
    name: 'starts a blog',
    run: async ({ editor, user }) => {
      const { title, post, text } = SHOP.blog;
      await user.goTo(editor, { links: ['Content'], command: 'Content' });
      await user.press(editor.getByRole('button', { name: 'Create a blog' }));
      const dialog = editor.getByRole('dialog');
      await user.fill(dialog.getByRole('textbox', { name: 'Title' }), title);
      await user.press(dialog.getByRole('button', { name: 'Create blog' }));
      const first = editor.getByRole('dialog', { name: 'Add a post' });
      await user.fill(first.getByRole('textbox', { name: 'Title' }), post);
      await user.press(first.getByRole('button', { name: 'Create post' }));
      await editor.getByRole('heading', { level: 1, name: post }).waitFor();
      await user.fill(editor.getByRole('textbox', { name: 'Text', exact: true }), text);
      await user.choose(editor.getByRole('button', { name: /Status/ }), 'Published');
      await saved(editor);
    },
  },
  {
    name: 'puts an image behind a section of the home page, and adds a newsletter',
    run: async (run) => {
      const { editor, user } = run;
      await user.goTo(editor, { links: ['Pages'], command: 'Pages' });
      await user.press(treeRow(editor, 'Home'));
      await editor.getByRole('region', { name: 'Canvas: Home' }).waitFor();
      await addSection(run, { tab: 'Introduction', name: 'Headline' });
      await canvasOf(editor).getByRole('heading', { level: 1 }).waitFor();
      const settings = editor.getByRole('region', { name: 'Settings' });
      await user.press(settings.getByRole('tab', { name: 'Section' }));
      await user.press(settings.getByRole('button', { name: 'Choose image' }));
      const files = editor.getByRole('dialog', { name: 'Choose image' });
      await upload(editor, files.getByRole('button', { name: 'Upload' }).first(), IMAGE);
      await user.press(files.getByRole('button', { name: 'Use image' }));
      await files.waitFor({ state: 'detached' });
      await addSection(run, { tab: 'Contact', name: 'Newsletter' });
      await canvasOf(editor).getByRole('button', { name: 'Subscribe' }).waitFor();
      await addSection(run, { tab: 'Contact', name: 'Contact form' });
      await canvasOf(editor).getByRole('textbox', { name: 'Message' }).waitFor();
      await saved(editor);
    },
  },
  {
    name: 'adds the shop to the navigation',
    run: async ({ editor, user }) => {
      await user.goTo(editor, { links: ['Pages'], command: 'Pages' });
      await user.chooseInRow(treeRow(editor, 'Shop'), 'Add to main navigation');
      await saved(editor);
    },
  },
  {
    name: 'publishes',
    run: async ({ editor, user }) => {
      await user.openPublish(editor);
      const publish = editor.getByRole('button', { name: 'Publish now' });
      await eventually(async () => expect(await publish.isEnabled()).toBe(true));
      await user.press(publish);
      await editor
        .getByRole('region', { name: /notification/ })
        .getByText('Published', { exact: true })
        .waitFor();
    },
  },
];

async function addSection(
  { editor, user }: BookshopRun,
  section: { readonly tab: string; readonly name: string },
): Promise<void> {
  await user.press(editor.getByRole('button', { name: 'Add section', exact: true }));
  const library = editor.getByRole('dialog', { name: 'Add section' });
  await user.press(library.getByRole('tab', { name: section.tab }));
  await user.press(library.getByRole('button', { name: section.name, exact: true }));
  await library.waitFor({ state: 'detached' });
}

type Upload = Parameters<Awaited<ReturnType<typeof fileChooser>>['setFiles']>[0];

const fileChooser = (editor: Page) => editor.waitForEvent('filechooser');

async function upload(editor: Page, button: Locator, file: Upload): Promise<void> {
  const chooser = fileChooser(editor);
  await button.click();
  await (await chooser).setFiles(file);
}

async function save(editor: Page): Promise<void> {
  const button = editor.getByRole('main').getByRole('button', { name: 'Save', exact: true });
  await eventually(async () => expect((await button.isVisible()) || (await isSaved(editor))).toBe(true));
  if (await button.isVisible()) await button.click();
  await saved(editor);
}
