/** Texts of the cart side panel, besides those of the cart page. */
export const PANEL_MESSAGES = {
  cartPanel: 'Your cart',
  viewCart: 'View cart',
  close: 'Close',
} as const;
