import { vi } from 'vitest';
import { find } from './open-page.ts';

/* The parts of a product page that visitors see and use. */

export function addButton(itemId?: string): HTMLElement {
  return find(`.sqs-add-to-cart-button${itemId ? `[data-item-id=${itemId}]` : ''}`);
}

/** The text of the add-to-cart button. */
export function buttonLabel(itemId?: string): string | null {
  return addButton(itemId).textContent?.trim() ?? null;
}

/** Selects a value of a variant option; `''` for none. */
export function choose(option: string, value: string): void {
  const select = find<HTMLSelectElement>(`select[data-variant-option-name=${option}]`);
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Title and text of the open alert; undefined without one. */
export function openAlert(): { readonly title: string | null; readonly message: string | null } | undefined {
  const alert = document.querySelector('[role=alertdialog][open]');
  const textOf = (attribute: string) =>
    document.getElementById(alert?.getAttribute(attribute) ?? '')?.textContent ?? null;
  return alert ? { title: textOf('aria-labelledby'), message: textOf('aria-describedby') } : undefined;
}

/** Lets time pass, in milliseconds. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}
