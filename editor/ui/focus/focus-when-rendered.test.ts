// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { focusWhenDrawn } from './focus-when-rendered.ts';

beforeEach(() => {
  document.body.innerHTML = '<button id="gone"></button><button id="other"></button>';
  button('gone').focus();
});

function button(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`There is no ${id}`);
  return found;
}

function draw(id: string): void {
  document.body.insertAdjacentHTML('beforeend', `<button id="${id}"></button>`);
}

/** Runs the animation frame callbacks requested so far. */
function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

async function frames(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await frame();
}

describe('what is drawn gets the focus', () => {
  it('while what has asked for it still has it, or is gone', async () => {
    focusWhenDrawn('#other');
    await frame();
    expect(document.activeElement?.id).toBe('other');
    focusWhenDrawn('#late');
    button('other').remove();
    await frames(3);
    draw('late');
    await frames(2);
    expect(document.activeElement?.id).toBe('late');
  });

  it('not once somebody has gone elsewhere, though it is drawn only then, or was left again', async () => {
    focusWhenDrawn('#late');
    button('other').focus();
    draw('late');
    await frames(2);
    expect(document.activeElement?.id).toBe('other');
    button('gone').focus();
    focusWhenDrawn('#later');
    await frame();
    button('other').focus();
    await frame();
    button('other').blur();
    draw('later');
    await frames(3);
    expect(document.activeElement).toBe(document.body);
  });
});
