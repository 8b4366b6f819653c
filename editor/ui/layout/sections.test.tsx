import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Sections } from './sections.tsx';

const links = (current: string) =>
  ['General', 'Theme'].map((label) => ({ href: `/${label}`, label, isCurrent: label === current }));

it('shows the current link, also in Chromium, where scrolling returns a promise', async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const shown: (string | null)[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.textContent);
    return Promise.resolve() as unknown as undefined;
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Sections label="Settings" links={links('General')} />));
  await act(async () => root.render(<Sections label="Settings" links={links('Theme')} />));
  await act(async () => root.unmount());
  scroll.mockRestore();
  expect(shown).toEqual(['General', 'Theme']);
});
