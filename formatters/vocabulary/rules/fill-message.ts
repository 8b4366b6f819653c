/**
 * `fillMessage('Please select the {option} option.', { option: 'Size' })`. Placeholders without a value are left
 * unchanged. The result is plain text: callers must escape it before inserting it into HTML.
 */
export function fillMessage(pattern: string, values: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
