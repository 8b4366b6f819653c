/** Returns the texts of ticks in the language of the site: `1,000`, from a million on `1M`. */
export function axisLabels(ticks: readonly number[], language: string): readonly string[] {
  const largest = Math.max(0, ...ticks.map(Math.abs));
  const style = largest >= 1e6 ? { notation: 'compact' as const } : {};
  const format = new Intl.NumberFormat(known(language), { maximumSignificantDigits: 6, ...style });
  // Minus zero is zero.
  return ticks.map((tick) => format.format(tick === 0 ? 0 : tick));
}

function known(language: string): string {
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}
