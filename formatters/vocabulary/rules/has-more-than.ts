/** The check before a product's form opens: is there more than the cart already has (R-PROD-ADD-12 to -14)? */
export function hasMoreThan(
  inCart: number,
  stock: { readonly unlimited: boolean; readonly qtyInStock: number },
): boolean {
  return stock.unlimited || stock.qtyInStock > inCart;
}
