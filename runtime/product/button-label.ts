import type { Page } from '../core/page.ts';
import { text } from '../core/text.ts';
import { PRODUCT_MESSAGES } from './messages.ts';

/** Label and state of the add-to-cart button. */
export interface ButtonLabel {
  readonly isEnabled: () => boolean;
  /** Disables the button until `reset`. Without a label it keeps its own. */
  readonly show: (label?: string) => void;
  /** Restores the previous label and state. */
  readonly reset: () => void;
  /** Persistent until another variant is selected. */
  readonly setSoldOut: (isSoldOut: boolean) => void;
}

/** The button stays focusable: it has `aria-disabled`, never `disabled` (R-CART-BTN-17). */
export function createButtonLabel(button: HTMLElement, page: Page): ButtonLabel {
  const inner = button.querySelector<HTMLElement>('.sqs-add-to-cart-button-inner') ?? button;
  const defaultLabel = inner.textContent ?? '';
  let temporaryLabel: string | undefined;
  let isSoldOut = false;
  inner.ariaLive = 'polite';

  function draw(): void {
    const label = temporaryLabel ?? (isSoldOut ? text(page, PRODUCT_MESSAGES, 'soldOut') : defaultLabel);
    // Setting the same text would announce it again.
    if (inner.textContent !== label) inner.textContent = label;
    button.ariaDisabled = String(temporaryLabel !== undefined || isSoldOut);
  }

  return {
    isEnabled: () => temporaryLabel === undefined && !isSoldOut,
    show(label = defaultLabel) {
      temporaryLabel = label;
      draw();
    },
    reset() {
      temporaryLabel = undefined;
      draw();
    },
    setSoldOut(value) {
      isSoldOut = value;
      draw();
    },
  };
}
