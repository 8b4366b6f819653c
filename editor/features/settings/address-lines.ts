import type { Place } from '../../../formatters/vocabulary/api/places.ts';

/** The lines of an address in the settings; empty ones are left out. */
export interface AddressLines {
  readonly addressLine1?: string;
  readonly addressLine2?: string;
  readonly addressCountry?: string;
}

/** Writes an address as themes print it: street; city, region and postal code; country. */
export function linesOf({ street, city, region, postalCode, country }: Place): AddressLines {
  const parts = [city, ...(region === city ? [] : [region]), postalCode].filter((part) => part !== '');
  return {
    ...(street !== '' && { addressLine1: street }),
    ...(parts.length > 0 && { addressLine2: parts.join(', ') }),
    ...(country !== '' && { addressCountry: country }),
  };
}
