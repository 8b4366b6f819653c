/** Writing to an object that is being moved. Callers recognize it by its message, which is all that reaches them. */
export class ReadOnlyError extends Error {
  override readonly name = 'ReadOnlyError';

  constructor() {
    super(READ_ONLY);
  }
}

const READ_ONLY = 'The object is read-only while the site is being moved';

export function isReadOnlyError(error: unknown): boolean {
  return error instanceof Error && error.message.endsWith(READ_ONLY);
}
