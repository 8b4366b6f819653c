/*
 * Runs inline on pages that only show a cart count: no script loads unless the visitor may have a cart. The build
 * inserts the URL of the loader.
 */
declare const LOADER: string;

/** Checks the cookies only; `mayHaveCart` of the cart store checks again. */
function look(): void {
  if (/(^|; )(hasCart=true|CART=|SiteUserInfo=)/.test(document.cookie)) import(LOADER);
}

look();
// The visitor may come back from a page that added an item.
addEventListener('pageshow', look);
