/*
 * Runs inline on pages that only show a cart count: no script loads unless the visitor may have a cart. The build
 * inserts the URL of the loader.
 */
declare const LOADER: string;

let channel: BroadcastChannel | undefined;

/** Looks for a cart that was created in another tab, or on a page that the visitor comes back from. */
function look(): void {
  // A message to an open channel would remove this page from the back/forward cache, where pages are hidden.
  channel?.close();
  if (document.hidden) return;
  channel = new BroadcastChannel('wb-cart');
  channel.onmessage = look;
  try {
    // Checks the start of their names only, which may end with a port; `mayHaveCart` of the cart store checks again.
    if (/\b(hasC|CART|SiteU)\w*=/.test(document.cookie)) import(LOADER);
  } catch {
    // A page in a sandbox, or a browser without cookies: there is no cart.
  }
}

// Also when a page enters the back/forward cache, and when it is restored.
addEventListener('visibilitychange', look);
look();
