/** The first family of a value of `font-family`: `Open Sans` for `"Open Sans", sans-serif`. */
export function firstFamily(value: string): string {
  return (value.split(',')[0] ?? '').trim().replace(/^["']|["']$/g, '');
}
