import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';

it('keeps the focus of a pending button, ignores presses, and leaves no unnamed element', async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  let presses = 0;
  const show = (isPending: boolean) =>
    act(async () =>
      root.render(
        <Button isPending={isPending} onPress={() => (presses += 1)}>
          Publish
        </Button>,
      ),
    );
  await show(false);
  const button = container.querySelector('button');
  await act(async () => button?.focus());
  await show(true);
  await act(async () => button?.click());
  expect(document.activeElement).toBe(button);
  expect(button?.getAttribute('aria-disabled')).toBe('true');
  expect(presses).toBe(0);
  await show(false);
  await act(async () => button?.click());
  expect(presses).toBe(1);
  await act(async () => root.unmount());
  expect(document.querySelectorAll('[role="img"]')).toHaveLength(0);
  container.remove();
});
