/*
 * Runs inline on pages that only show a cart count: no script loads unless the visitor may have a cart. The build
 * inserts the URL of the loader.
 */
declare const LOADER: string;

/** Checks the cookies only; `mayHaveCart` of the cart store checks again. */
function look(): unknown {
  return /\b(hasCart=true|CART=|SiteUserInfo=)/.test(document.cookie) && import(LOADER);
}

// The visitor may come back from a page that added an item, or add one in another tab.
for (const type of ['pageshow', 'focus', 'visibilitychange']) addEventListener(type, look);
// Without a cart, the message removes this page from the back/forward cache: Back loads it again.
if (!look()) new BroadcastChannel('wb-cart').onmessage = look;
