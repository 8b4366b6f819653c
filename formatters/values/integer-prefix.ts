/** The integer prefix of an argument (`12px` is 12), or `fallback` without one. */
export function integerPrefix(text: string | undefined, fallback: number): number {
  const parsed = Number.parseInt(text ?? '', 10);
  return Number.isNaN(parsed) ? fallback : parsed;
}
