/**
 * `fillSentence('Please select the {option} option.', { option: 'Size' })`. A name without a value stays as it stands.
 * The result is plain text: whoever puts it into HTML escapes it.
 */
export function fillSentence(pattern: string, values: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
