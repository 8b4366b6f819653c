export { BILLING_UNITS_A_YEAR, type BillingUnit, isBillingUnit } from './billing-unit.ts';
export { CURRENCIES, type Currency, DEFAULT_CURRENCY, fractionDigits, isCurrency } from './currency.ts';
export { LIKERT_ANSWER, type LikertCode, likertCode } from './likert-answer.ts';
export {
  isProductType,
  needsShipping,
  PRODUCT_TYPE,
  type ProductType,
  type ProductTypeName,
  productTypeName,
} from './product-type.ts';
