import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { allByRole, byRole } from '../../testing/roles.ts';
import { ToastProvider, useNotify } from './toast.tsx';

/** Two frames pass until the focus is moved. */
const frame = () =>
  act(async () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));

function Content() {
  const notify = useNotify();
  return (
    <main id="main" tabIndex={-1}>
      <button type="button" onClick={() => notify('Saved')}>
        Save
      </button>
    </main>
  );
}

it('leaves the focus in the main content when it is dismissed and nothing else takes the focus', async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <ToastProvider>
        <Content />
      </ToastProvider>,
    ),
  );
  await act(async () => byRole(container, { role: 'button', name: 'Save' }).click());
  const close = byRole(document.body, { role: 'button', name: 'Close' });
  await act(async () => close.focus());
  await act(async () => close.click());
  for (let count = 0; count < 10 && document.activeElement === document.body; count += 1) await frame();
  expect(allByRole(document.body, { role: 'button', name: 'Close' })).toEqual([]);
  expect(document.activeElement?.id).toBe('main');
  await act(async () => root.unmount());
  container.remove();
});
