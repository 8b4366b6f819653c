/** An object that has too much to do says so; asking it again at once would make it worse. */
export function isOverloaded(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'overloaded' in error && error.overloaded === true;
}
