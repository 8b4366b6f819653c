import { type Page, text } from '../core/index.ts';
import { PRODUCT_MESSAGES } from './messages.ts';

/** What the button says, and whether it can be pressed. */
export interface ButtonLabel {
  readonly isFree: () => boolean;
  /** Something is under way: nothing can be pressed until `rest`. Without a label the button keeps its own. */
  readonly hold: (label?: string) => void;
  /** Back to what the button said before. */
  readonly rest: () => void;
  /** Sold out for good, until another variant is chosen. */
  readonly setSoldOut: (isSoldOut: boolean) => void;
}

/** The button stays reachable by keyboard: it is marked as disabled, never disabled (R-CART-BTN-17). */
export function createButtonLabel(button: HTMLElement, page: Page): ButtonLabel {
  const inner = button.querySelector<HTMLElement>('.sqs-add-to-cart-button-inner') ?? button;
  const own = inner.textContent ?? '';
  let held: string | undefined;
  let isSoldOut = false;
  inner.ariaLive = 'polite';

  function draw(): void {
    const label = held ?? (isSoldOut ? text(page, PRODUCT_MESSAGES, 'soldOut') : own);
    // Setting the same text again would be read out again.
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
