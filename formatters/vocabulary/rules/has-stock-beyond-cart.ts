/**
 * Checked before a product's form opens: whether there is more stock than the cart already contains (R-PROD-ADD-12 to
 * -14).
 */
export function hasStockBeyondCart(
  inCart: number,
  stock: { readonly unlimited: boolean; readonly qtyInStock: number },
): boolean {
  return stock.unlimited || stock.qtyInStock > inCart;
}
