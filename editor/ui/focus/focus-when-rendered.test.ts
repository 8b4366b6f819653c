// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { focusWhenRendered } from './focus-when-rendered.ts';

beforeEach(() => {
  document.body.innerHTML = '<button id="gone"></button><button id="other"></button>';
  button('gone').focus();
});

function button(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`There is no ${id}`);
  return found;
}

function render(id: string): void {
  document.body.insertAdjacentHTML('beforeend', `<button id="${id}"></button>`);
}

/** Runs the animation frame callbacks requested so far. */
function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

async function frames(count: number): Promise<void> {
  for (let frameIndex = 0; frameIndex < count; frameIndex++) await frame();
}

describe('focusWhenRendered', () => {
  it('focuses the element while the focus has not moved or its element is gone', async () => {
    focusWhenRendered('#other');
    await frame();
    expect(document.activeElement?.id).toBe('other');
    focusWhenRendered('#late');
    button('other').remove();
    await frames(3);
    render('late');
    await frames(2);
    expect(document.activeElement?.id).toBe('late');
  });

  it('does not steal the focus after the user has moved it', async () => {
    focusWhenRendered('#late');
    button('other').focus();
    render('late');
    await frames(2);
    expect(document.activeElement?.id).toBe('other');
    button('gone').focus();
    focusWhenRendered('#later');
    await frame();
    button('other').focus();
    await frame();
    button('other').blur();
    render('later');
    await frames(3);
    expect(document.activeElement).toBe(document.body);
  });
});
