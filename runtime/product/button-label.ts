import { type Page, text } from '../core/shared.ts';
import { PRODUCT_MESSAGES } from './messages.ts';

/** Label and state of the add-to-cart button. */
export interface ButtonLabel {
  readonly isFree: () => boolean;
  /** Disables the button until `reset`. Without a label it keeps its own. */
  readonly hold: (label?: string) => void;
  /** Restores the previous label and state. */
  readonly rest: () => void;
  /** Persistent until another variant is selected. */
  readonly setSoldOut: (isSoldOut: boolean) => void;
}

/** The button stays focusable: it has `aria-disabled`, never `disabled` (R-CART-BTN-17). */
export function createButtonLabel(button: HTMLElement, page: Page): ButtonLabel {
  const inner = button.querySelector<HTMLElement>('.sqs-add-to-cart-button-inner') ?? button;
  const own = inner.textContent ?? '';
  let held: string | undefined;
  let isSoldOut = false;
  inner.ariaLive = 'polite';

  function draw(): void {
    const label = held ?? (isSoldOut ? text(page, PRODUCT_MESSAGES, 'soldOut') : own);
    // Setting the same text would announce it again.
    if (inner.textContent !== label) inner.textContent = label;
    button.ariaDisabled = String(held !== undefined || isSoldOut);
  }

  return {
    isFree: () => held === undefined && !isSoldOut,
    hold(label = own) {
      held = label;
      draw();
    },
    rest() {
      held = undefined;
      draw();
    },
    setSoldOut(value) {
      isSoldOut = value;
      draw();
    },
  };
}
