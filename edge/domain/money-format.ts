/** Formats minor units as the site writes its prices: `€1,234.50`. */
export type MoneyFormat = (minorUnits: number) => string;
