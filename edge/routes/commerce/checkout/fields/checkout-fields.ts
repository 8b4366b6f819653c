import type { Context } from 'hono';
import type { PostalAddress } from '../../../../../formatters/vocabulary/api/orders.ts';
import { ADDRESS_LIMITS } from '../../../../domain/address-limits.ts';
import { readForm } from '../../../../middleware/read-body.ts';
import { toSingleLine } from '../../../../platform/validation/single-line.ts';
import type { AppEnv } from '../../../../tenancy/app-env.ts';

/** Fields of the checkout form and their maximum length in characters. */
const MAX_LENGTH = {
  email: 256,
  ...ADDRESS_LIMITS,
  shippingOptionId: 200,
  coupon: 100,
  cartToken: 1000,
  key: 255,
  expectedTotalCents: 20,
  expectedCurrency: 3,
  itemId: 200,
  sku: 200,
  /** Value of the submit button. */
  action: 200,
} as const;

export type FieldName = keyof typeof MAX_LENGTH;
/** Entered values, trimmed; empty by default. */
export type CheckoutFields = Readonly<Record<FieldName, string>>;

export async function readCheckoutFields(context: Context<AppEnv>): Promise<CheckoutFields> {
  const fields = await readForm(context);
  return parseCheckoutFields((name) => fields.get(name));
}

export function parseCheckoutFields(given: (name: FieldName) => unknown): CheckoutFields {
  const pairs = Object.entries(MAX_LENGTH).map(([name, longest]) => {
    const value = given(name as FieldName);
    return [name, typeof value === 'string' ? toSingleLine(value).trim().slice(0, longest) : ''];
  });
  return Object.fromEntries(pairs) as CheckoutFields;
}

/** Optional fields are omitted when empty. */
export function shippingAddressOf(values: CheckoutFields): PostalAddress {
  const { name, line1, line2, city, region, postalCode, country } = values;
  return {
    name,
    line1,
    ...(line2 !== '' && { line2 }),
    city,
    ...(region !== '' && { region }),
    ...(postalCode !== '' && { postalCode }),
    country,
  };
}
