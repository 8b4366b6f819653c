import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { EditorSiteResponse } from '../../../../formatters/vocabulary/api/editor/documents.ts';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import { isSaved, saved, treeRow } from '../dashboard-state.ts';
import { canvasOf, type DashboardUser } from '../dashboard-user.ts';
import { eventually } from '../eventually.ts';
import { BOOKSHOP, SECTIONS } from './bookshop.ts';
import type { BookshopRun, BookshopStep } from './bookshop-run.ts';

const LOGO = fileURLToPath(new URL('../../../../fixtures/sites/olaria/assets/bica-cup.jpg', import.meta.url));
const PAGES = { links: ['Pages'], command: 'Pages' } as const;
const CONTENT = { links: ['Content'], command: 'Content' } as const;
const STORE = { links: ['Store'], command: 'Store' } as const;

/** What the owner of the bookshop does in the dashboard, from signing in to publishing. */
export const BOOKSHOP_STEPS: readonly BookshopStep[] = [
  {
    name: 'signs in with the printed URL',
    run: async ({ editor, serving }) => {
      await editor.goto(serving.signIn);
      await editor.getByRole('navigation', { name: 'Dashboard' }).waitFor();
    },
  },
  {
    name: 'adds a product',
    run: async ({ editor, user }) => {
      const { title, price, stock } = BOOKSHOP.product;
      await user.goTo(editor, STORE);
      await user.press(editor.getByRole('button', { name: 'Add product' }).first());
      await user.fill(editor.getByRole('dialog').getByRole('textbox', { name: 'Title' }), title);
      await user.press(editor.getByRole('button', { name: 'Create product' }));
      await editor.getByRole('heading', { level: 1, name: title }).waitFor();
      await user.fill(editor.getByRole('textbox', { name: /^Price of/ }), price);
      await user.fill(editor.getByRole('textbox', { name: /^Stock of/ }), stock);
      await user.choose(editor.getByRole('button', { name: /Status/ }), 'Published');
      const save = editor.getByRole('main').getByRole('button', { name: 'Save', exact: true });
      await eventually(async () => expect((await save.isVisible()) || (await isSaved(editor))).toBe(true));
      if (await save.isVisible()) await user.press(save);
      await saved(editor);
    },
  },
  {
    name: 'starts a blog',
    run: async ({ editor, user }) => {
      const { title, post, text } = BOOKSHOP.blog;
      await user.goTo(editor, CONTENT);
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
    name: 'announces an event on an events page',
    run: async ({ editor, user }) => {
      const { title, event, place } = BOOKSHOP.events;
      await user.goTo(editor, CONTENT);
      await user.press(editor.getByRole('button', { name: 'Add blog or events' }));
      const dialog = editor.getByRole('dialog', { name: 'Add blog or events' });
      await user.choose(dialog.getByRole('button', { name: /Type/ }), 'Events');
      await user.fill(dialog.getByRole('textbox', { name: 'Title' }), title);
      await user.press(dialog.getByRole('button', { name: 'Create events page' }));
      const first = editor.getByRole('dialog', { name: 'Add an event' });
      await user.fill(first.getByRole('textbox', { name: 'Title' }), event);
      await user.press(first.getByRole('button', { name: 'Create event' }));
      await editor.getByRole('heading', { level: 1, name: event }).waitFor();
      await user.choose(editor.getByRole('button', { name: /Status/ }), 'Published');
      await user.fill(editor.getByRole('textbox', { name: 'Place' }), place);
      await saved(editor);
    },
  },
  {
    name: 'adds the shop, a folder for the events page, and an external link to the navigation',
    run: async (run) => {
      const { editor, user } = run;
      const { events, folder, link } = BOOKSHOP;
      await user.goTo(editor, PAGES);
      await user.chooseInRow(treeRow(editor, 'Shop'), 'Add to main navigation');
      await openNewPage(run, async (dialog) => {
        await user.choose(dialog.getByRole('button', { name: /Type/ }), 'Folder');
        await user.fill(dialog.getByRole('textbox', { name: 'Title' }), folder);
        await user.press(dialog.getByRole('button', { name: 'Create', exact: true }));
      });
      // Journal, Readings, Shop, Visit: the row above Readings becomes Visit.
      await user.chooseInRow(treeRow(editor, folder), 'Move up');
      await user.chooseInRow(treeRow(editor, folder), 'Move up');
      await user.chooseInRow(treeRow(editor, events.title), 'Indent');
      await openNewPage(run, async (dialog) => {
        await user.choose(dialog.getByRole('button', { name: /Type/ }), 'Link');
        await user.fill(dialog.getByRole('textbox', { name: 'Title' }), link.title);
        await user.fill(dialog.getByRole('textbox', { name: 'URL' }), link.url);
        await user.press(dialog.getByRole('button', { name: 'Add link' }));
      });
      await saved(editor);
    },
  },
  {
    name: 'makes the home page of five sections of the library',
    run: async (run) => {
      const { editor, user } = run;
      await user.press(treeRow(editor, 'Home'));
      await editor.getByRole('region', { name: 'Canvas: Home' }).waitFor();
      for (const section of SECTIONS) {
        await user.press(editor.getByRole('button', { name: 'Add section', exact: true }));
        const library = editor.getByRole('dialog', { name: 'Add section' });
        await user.press(library.getByRole('tab', { name: section.tab }));
        await user.press(library.getByRole('button', { name: section.name, exact: true }));
        await library.waitFor({ state: 'detached' });
        await canvasOf(editor).getByRole('heading', { name: section.heading }).waitFor();
      }
      const { before, after } = BOOKSHOP.headline;
      const text = editor.getByRole('button', { name: `Text: ${before}` }).first();
      await user.editHeadline(editor, {
        blockId: (await text.getAttribute('data-block')) ?? '',
        before,
        after,
      });
      await canvasOf(editor).getByRole('heading', { level: 1, name: after, exact: true }).waitFor();
    },
  },
  {
    name: 'enters the SEO fields of the home page',
    run: async ({ editor, user }) => {
      const settings = editor.getByRole('region', { name: 'Settings' });
      await user.press(settings.getByRole('tab', { name: 'Page' }));
      await user.press(settings.getByRole('button', { name: 'Search engines' }));
      await user.fill(settings.getByRole('textbox', { name: 'SEO title' }), BOOKSHOP.seo.title);
      await user.fill(settings.getByRole('textbox', { name: 'SEO description' }), BOOKSHOP.seo.description);
      await saved(editor);
    },
  },
  {
    name: 'changes header and footer',
    run: async ({ editor, user }) => {
      const { title, tagline, announcement, copyright } = BOOKSHOP;
      await user.press(editor.getByRole('button', { name: 'Header and footer', exact: true }));
      const panel = editor.getByRole('region', { name: 'Header and footer' });
      await user.fill(panel.getByRole('textbox', { name: 'Site title' }), title);
      await user.fill(panel.getByRole('textbox', { name: 'Tagline' }), tagline);
      await user.press(panel.getByRole('button', { name: 'Choose image' }));
      const files = editor.getByRole('dialog', { name: 'Choose image' });
      const chooser = editor.waitForEvent('filechooser');
      await user.press(files.getByRole('button', { name: 'Upload' }).first());
      await (await chooser).setFiles(LOGO);
      await user.press(files.getByRole('button', { name: 'Use image' }));
      await files.waitFor({ state: 'detached' });
      await user.press(panel.getByRole('button', { name: 'Announcement bar' }));
      await user.toggle(panel.getByRole('switch', { name: /announcement/ }));
      await user.fill(panel.getByRole('textbox', { name: 'Announcement' }), announcement.text);
      await user.fill(panel.getByRole('textbox', { name: 'Link' }), announcement.link);
      await user.press(panel.getByRole('tab', { name: 'Footer' }));
      await user.press(panel.getByRole('button', { name: 'Copyright and contact' }));
      await user.fill(panel.getByRole('textbox', { name: 'Copyright line' }), copyright);
      await saved(editor);
    },
  },
  {
    name: 'chooses colors and fonts',
    run: async ({ editor, user }) => {
      await user.goTo(editor, PAGES);
      await user.press(editor.getByRole('button', { name: 'Site styles', exact: true }));
      const styles = editor.getByRole('region', { name: 'Site styles' });
      await user.press(styles.getByRole('button', { name: new RegExp(`^Change ${BOOKSHOP.color.style}:`) }));
      await user.fill(styles.getByRole('textbox', { name: 'Color' }), BOOKSHOP.color.value);
      await user.press(styles.getByRole('button', { name: 'Fonts', exact: true }));
      const headings = styles.getByRole('group', { name: 'Headings' });
      await user.press(headings.getByRole('button', { name: /^Font/ }));
      const fonts = editor.getByRole('dialog', { name: 'Font' });
      await user.fill(fonts.getByRole('searchbox'), BOOKSHOP.font);
      await user.press(fonts.getByRole('option', { name: BOOKSHOP.font, exact: true }));
      await eventually(async () => expect(JSON.stringify(await documents(editor))).toContain(BOOKSHOP.font));
    },
  },
  {
    name: 'changes the theme and changes it back without loss',
    run: async ({ editor, user, themes }) => {
      const before = await documents(editor);
      await user.goTo(editor, { links: ['Settings'], command: 'Settings' });
      await user.press(editor.getByRole('main').getByRole('link', { name: 'Theme' }));
      await useTheme(editor, user, themes.other);
      await eventually(async () => expect(await documents(editor)).not.toEqual(before));
      await useTheme(editor, user, themes.own);
      await eventually(async () => expect(await documents(editor)).toEqual(before));
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

async function openNewPage(
  { editor, user }: BookshopRun,
  fill: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await user.press(
    editor.getByRole('region', { name: 'Pages' }).getByRole('button', { name: 'Add page', exact: true }),
  );
  const dialog = editor.getByRole('dialog', { name: 'Add page' });
  await fill(dialog);
  await dialog.waitFor({ state: 'detached' });
}

async function useTheme(editor: Page, user: DashboardUser, name: string): Promise<void> {
  const use = editor.getByRole('button', { name: new RegExp(`^Use this theme: ${name}$`, 'i') });
  await eventually(async () => expect(await use.isEnabled()).toBe(true));
  await user.press(use);
  await editor.getByText(new RegExp(`^Theme changed to ${name}`, 'i')).waitFor();
}

/** The bodies of all documents of the site, by key. */
async function documents(editor: Page): Promise<Readonly<Record<string, unknown>>> {
  const response = await editor.request.get(new URL(API.editorSite, editor.url()).href);
  const { docs } = (await response.json()) as EditorSiteResponse;
  return Object.fromEntries(docs.map(({ key, body }) => [key, body]));
}
