/** Whether an object rejected a call because it is overloaded; an immediate retry would make it worse. */
export function isOverloaded(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'overloaded' in error && error.overloaded === true;
}
