/** Where and under which name installments are available. */
export interface InstallmentLocale {
  /** Language and country: `fr-CA`. */
  readonly tag: string;
  readonly language: 'en' | 'fr';
  readonly brand: 'Afterpay' | 'Clearpay';
  /** The provider's page about its terms. */
  readonly pageUrl: string;
}

/** Supported countries with their languages, the default first (specification 9). */
const LANGUAGES = {
  US: ['en'],
  CA: ['en', 'fr'],
  AU: ['en'],
  NZ: ['en'],
  GB: ['en'],
} as const satisfies Readonly<Record<string, readonly InstallmentLocale['language'][]>>;

/** Treated like the US. */
const US_TERRITORIES: readonly string[] = ['US', 'PR', 'GU', 'VI', 'MP', 'AS', 'UM'];

/** Countries of stores with installments. */
export const INSTALLMENT_COUNTRIES: readonly string[] = [
  ...new Set([...Object.keys(LANGUAGES), ...US_TERRITORIES]),
];

/** Returns undefined for a country without installments. `language` is a language tag: `fr-CA`. */
export function installmentLocale(country: string, language: string): InstallmentLocale | undefined {
  const region = US_TERRITORIES.includes(country) ? 'US' : country;
  if (!isSupported(region)) return undefined;
  const [spoken] = language.toLowerCase().split('-');
  const languages: readonly InstallmentLocale['language'][] = LANGUAGES[region];
  const known = languages.find((each) => each === spoken) ?? languages[0] ?? 'en';
  return {
    tag: `${known}-${region}`,
    language: known,
    brand: region === 'GB' ? 'Clearpay' : 'Afterpay',
    pageUrl: `https://static.afterpay.com/modal/${known}_${region}.html`,
  };
}

function isSupported(country: string): country is keyof typeof LANGUAGES {
  return Object.hasOwn(LANGUAGES, country);
}
