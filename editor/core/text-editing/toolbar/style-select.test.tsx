import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { openText } from '../../text/testing/open-text.ts';
import { StyleSelect } from './style-select.tsx';

it('offers three sizes of paragraphs and headings 1 to 6', async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const value = { html: '<p>Text</p>' };
  const { session } = openText({ kind: 'blocks', value, render: () => '<p>Text</p>' });
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  await act(async () => root.render(<StyleSelect tools={session.tools()} session={session} kind="blocks" />));
  await act(async () => container.querySelector('button')?.click());
  const options = [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);
  expect(options).toEqual([
    'Paragraph 1',
    'Paragraph 2',
    'Paragraph 3',
    'Heading 1',
    'Heading 2',
    'Heading 3',
    'Heading 4',
    'Heading 5',
    'Heading 6',
  ]);
  await act(async () => root.unmount());
  session.close();
});
