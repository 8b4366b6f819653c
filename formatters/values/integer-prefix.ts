/** The whole number an argument starts with (`12px` is 12), or `fallback` when it starts with none. */
export function integerPrefix(text: string | undefined, fallback: number): number {
  const parsed = Number.parseInt(text ?? '', 10);
  return Number.isNaN(parsed) ? fallback : parsed;
}
