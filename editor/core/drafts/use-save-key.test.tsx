import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useSaveKey } from './use-save-key.ts';

let root: Root;
const saved: string[] = [];

function Part({ name }: { readonly name: string | undefined }) {
  useSaveKey(name === undefined ? undefined : async () => saved.push(name));
  return null;
}

const show = (name: string | undefined) => act(async () => root.render(<Part name={name} />));

beforeEach(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  saved.length = 0;
  document.body.innerHTML = '<input /><div role="dialog"><b></b></div><div role="alertdialog"><i></i></div>';
  root = createRoot(document.createElement('div'));
  await show('draft');
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

/** Presses a key. Returns whether the browser does nothing else with it. */
function press(init: KeyboardEventInit, target: EventTarget | null = document.body): boolean {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  target?.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('the Save shortcut', () => {
  it.each<KeyboardEventInit>([
    { key: 's', ctrlKey: true },
    { key: 's', metaKey: true },
    // With Caps Lock.
    { key: 'S', ctrlKey: true },
  ])('%j saves instead of the browser', (init) => {
    expect(press(init)).toBe(true);
    expect(saved).toEqual(['draft']);
  });

  it.each<KeyboardEventInit>([
    { key: 's' },
    { key: 'a', ctrlKey: true },
    { key: 's', ctrlKey: true, metaKey: true },
    { key: 's', ctrlKey: true, altKey: true },
    { key: 's', ctrlKey: true, shiftKey: true },
  ])('is not %j', (init) => {
    expect(press(init)).toBe(false);
    expect(saved).toEqual([]);
  });

  it('works in fields and outside of elements, but not in dialogs', () => {
    const key = { key: 's', ctrlKey: true };
    expect(press(key, document.querySelector('input'))).toBe(true);
    expect(press(key, document)).toBe(true);
    expect(press(key, document.querySelector('b'))).toBe(false);
    expect(press(key, document.querySelector('i'))).toBe(false);
    expect(saved).toHaveLength(2);
  });

  it('saves what is there now, and nothing without changes', async () => {
    await show('later draft');
    press({ key: 's', ctrlKey: true });
    await show(undefined);
    expect(press({ key: 's', ctrlKey: true })).toBe(false);
    expect(saved).toEqual(['later draft']);
  });

  it('leaves a key alone that was handled before', () => {
    const handle = (event: Event) => event.preventDefault();
    window.addEventListener('keydown', handle, true);
    press({ key: 's', ctrlKey: true });
    window.removeEventListener('keydown', handle, true);
    expect(saved).toEqual([]);
  });

  it('ends with the screen', async () => {
    await act(async () => root.render(null));
    expect(press({ key: 's', ctrlKey: true })).toBe(false);
    expect(saved).toEqual([]);
  });
});
