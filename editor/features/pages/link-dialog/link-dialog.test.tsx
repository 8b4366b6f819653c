import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { EditorProvider } from '../../../core/hooks/editor-context.tsx';
import type { LinkMark } from '../../../core/text/session/text-command.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { t } from '../strings/link-dialog-strings.ts';
import { LinkDialog } from './link-dialog.tsx';

const EMAIL: LinkMark = { href: 'mailto:ola@olaria.example', newWindow: false };

/** Opens the dialog, by default with a link to an email address. */
async function openDialog(
  onSet: (link: LinkMark | undefined, name: string) => void = () => {},
  { link }: { readonly link: LinkMark | undefined } = { link: EMAIL },
) {
  const app = await openApp({ path: '/config/activity' });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <EditorProvider editor={app.editor}>
        <LinkDialog link={link} name="Email us" onClose={() => {}} onSet={onSet} />
      </EditorProvider>,
    ),
  );
  const close = async () => {
    await act(async () => root.unmount());
    await app.close();
  };
  return { app, close };
}

it('offers a tab per link type, pages first', async () => {
  const { app, close } = await openDialog();
  const tabs = app.all({ role: 'tab' });
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Page',
    'Web Address',
    'Email',
    'Phone',
    'File',
  ]);
  const selected = tabs.find((tab) => tab.getAttribute('aria-selected') === 'true');
  expect(selected?.textContent).toBe('Email');
  await close();
});

it('R-LINK-TABS-02: edits the name of the link and whether it opens in a new window', async () => {
  const set: unknown[] = [];
  const { app, close } = await openDialog((link, name) => set.push([link, name]));
  await app.type({ role: 'textbox', name: t('link.name') }, 'Write to us');
  await app.press({ role: 'checkbox', name: t('link.newWindow') });
  await app.press({ role: 'button', name: t('link.save') });
  expect(set).toEqual([[{ href: 'mailto:ola@olaria.example', newWindow: true }, 'Write to us']]);
  await close();
});

it.each([true, false])(
  'R-LINK-TABS-02: keeps what is not edited, with a new window: %s',
  async (newWindow) => {
    const set: unknown[] = [];
    const link = { ...EMAIL, newWindow };
    const { app, close } = await openDialog((next, name) => set.push([next, name]), { link });
    await app.press({ role: 'button', name: t('link.save') });
    expect(set).toEqual([[link, 'Email us']]);
    await close();
  },
);

it('removes a link', async () => {
  const set: unknown[] = [];
  const { app, close } = await openDialog((link, name) => set.push([link, name]));
  await app.press({ role: 'button', name: t('link.remove') });
  expect(set).toEqual([[undefined, 'Email us']]);
  await close();
});

it('shows the error of a tab only after it was applied', async () => {
  const { app, close } = await openDialog(undefined, { link: undefined });
  await app.press({ role: 'button', name: t('link.save') });
  await app.waitForText('is not a valid page URL');
  await app.press({ role: 'tab', name: 'Phone' });
  expect(document.body.textContent).not.toContain('Enter at least 3 digits.');
  await close();
});

it('R-LINK-TABS-02: opens a new link in the same window', async () => {
  const set: unknown[] = [];
  const { app, close } = await openDialog((next) => set.push(next), { link: undefined });
  await app.press({ role: 'tab', name: 'Web Address' });
  await app.press({ role: 'button', name: t('link.save') });
  await app.waitForText('Links must be formatted as https://example.com or example.com');
  await app.type({ role: 'textbox', name: t('link.webUrl') }, 'example.com');
  await app.press({ role: 'button', name: t('link.save') });
  expect(set).toEqual([{ href: 'https://example.com', newWindow: false }]);
  await close();
});

it('moves the focus to the field of a suggested URL, also on another tab', async () => {
  const { app, close } = await openDialog(undefined, { link: undefined });
  await app.type({ role: 'textbox', name: t('link.pageUrl') }, 'tides.example');
  await app.press({ role: 'button', name: t('link.save') });
  await app.press({ role: 'button', name: 'Use this URL' });
  const field = app.find({ role: 'textbox', name: t('link.webUrl') });
  expect(field).toHaveProperty('value', 'https://tides.example');
  expect(document.activeElement).toBe(field);
  await close();
});
