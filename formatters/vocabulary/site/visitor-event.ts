/** Names of visitor events. Others are counted together. */
export const VISITOR_EVENTS = [
  'add_to_cart',
  'view_cart',
  'remove_from_cart',
  'view_product',
  'view_product_listing',
  'related_product_click',
  'related_product_display',
  'related_product_add',
  'reviews_tab',
  'create_account',
  'search',
  'newsletter',
  'purchase',
] as const;

export type VisitorEvent = (typeof VISITOR_EVENTS)[number];
