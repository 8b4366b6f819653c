import { z } from 'zod';
import { INSTALLMENT_COUNTRIES } from '../../../formatters/vocabulary/installments/installment-locale.ts';
import { languageTagSchema } from './language.ts';
import { moneySchema } from './money.ts';

const countrySchema = z
  .string()
  .refine(
    (code) => INSTALLMENT_COUNTRIES.includes(code),
    `must be a country with installments (one of ${INSTALLMENT_COUNTRIES.join(', ')})`,
  );

/** Installment payments of the store. Nothing is shown until all fields are set. */
export const installmentsSchema = z.strictObject({
  enabled: z.boolean().default(false),
  /** The country of the account with the provider. */
  country: countrySchema.optional(),
  /** Prices must be above it. */
  minimum: moneySchema.optional(),
  /** Prices must not be above it. */
  maximum: moneySchema.optional(),
});

const minorUnitsSchema = z.int('must be a whole number of cents').min(0, 'must not be negative');

/** The fields in which the installment context of a product differs from that of the store. Amounts are in minor units. */
export const installmentContextSchema = z.strictObject({
  afterPayAvailable: z.boolean().exactOptional(),
  afterPayMin: minorUnitsSchema.exactOptional(),
  afterPayMax: minorUnitsSchema.exactOptional(),
  shopperLanguage: languageTagSchema.exactOptional(),
  stripeAccountCountry: countrySchema.exactOptional(),
});
