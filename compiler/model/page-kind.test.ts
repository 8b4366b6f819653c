import { expect, it } from 'vitest';
import { isProductDetailsPage, isProductListingPage } from './page-kind.ts';

it('a product details page is a content item that carries a product (R-COMP-PTYPE-01)', () => {
  expect(isProductDetailsPage(50, { recordType: 11 })).toBe(true);
  expect(isProductDetailsPage(50, { recordType: 1 })).toBe(false);
  expect(isProductDetailsPage(1, { recordType: 11 })).toBe(false);
  expect(isProductDetailsPage(50, undefined)).toBe(false);
});

it('a product listing page is a products collection outside of the preview (R-COMP-PTYPE-02)', () => {
  expect(isProductListingPage({ type: 13 }, { isPreview: false })).toBe(true);
  expect(isProductListingPage({ type: 13 }, { isPreview: true })).toBe(false);
  expect(isProductListingPage({ type: 1 }, { isPreview: false })).toBe(false);
});
