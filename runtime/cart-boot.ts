/*
 * Runs in a page that does nothing but count the cart: as long as nobody has put anything into one, no script is loaded.
 * Its text stands in the page; the build puts the loader's address into it.
 */
declare const LOADER: string;

/** Whoever may have a cart: see `mayHaveCart` of the cart store, which asks again. */
function look(): void {
  if (/(^|; )(hasCart=true|CART=|SiteUserInfo=)/.test(document.cookie)) import(LOADER);
}

look();
// Coming back from a page that filled it.
addEventListener('pageshow', look);
