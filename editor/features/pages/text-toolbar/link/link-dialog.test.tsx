// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { EditorProvider } from '../../../../core/hooks/editor-context.tsx';
import { openApp } from '../../../../testing/open-app.tsx';
import { LinkDialog } from './link-dialog.tsx';

it('offers a tab per link type, pages first', async () => {
  const app = await openApp({ path: '/config/activity' });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const link = { href: 'mailto:ola@olaria.example', newWindow: false };
  const nothing = () => {};
  await act(async () =>
    root.render(
      <EditorProvider editor={app.editor}>
        <LinkDialog link={link} name="Email us" onClose={nothing} onSet={nothing} />
      </EditorProvider>,
    ),
  );
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
  await act(async () => root.unmount());
  await app.close();
});
