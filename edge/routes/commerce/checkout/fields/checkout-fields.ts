import type { Context } from 'hono';
import type { PostalAddress } from '../../../../../formatters/vocabulary/api/orders.ts';
import { ADDRESS_LENGTHS } from '../../../../domain/address-limits.ts';
import { readForm } from '../../../../middleware/read-form.ts';
import { oneLine } from '../../../../platform/validation/single-line.ts';
import type { AppEnv } from '../../../../tenancy/app-env.ts';

/** The fields of the checkout, and how many characters each may have. */
const LONGEST = {
  email: 256,
  ...ADDRESS_LENGTHS,
  shippingOptionId: 200,
  coupon: 100,
  cartToken: 1000,
  key: 255,
  expectedTotalCents: 20,
  itemId: 200,
  sku: 200,
  /** What was pressed. */
  action: 200,
} as const;

export type FieldName = keyof typeof LONGEST;
/** What was typed, trimmed; empty where nothing was. */
export type Typed = Readonly<Record<FieldName, string>>;

export async function readTyped(context: Context<AppEnv>): Promise<Typed> {
  const fields = await readForm(context);
  return typedOf((name) => fields.get(name));
}

export function typedOf(given: (name: FieldName) => unknown): Typed {
  const pairs = Object.entries(LONGEST).map(([name, longest]) => {
    const value = given(name as FieldName);
    return [name, typeof value === 'string' ? oneLine(value).trim().slice(0, longest) : ''];
  });
  return Object.fromEntries(pairs) as Typed;
}

/** Nothing is sent where no address was asked for. */
export function typedAddress(typed: Typed): PostalAddress {
  const { name, line1, line2, city, region, postalCode, country } = typed;
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
