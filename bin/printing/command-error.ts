/** Ends a command with an error message: `usage` (exit 2) for invalid arguments, `input` (exit 1) for an invalid file. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly kind: 'usage' | 'input';
  readonly hint: string | undefined;

  constructor(kind: 'usage' | 'input', message: string, hint?: string) {
    super(message);
    this.kind = kind;
    this.hint = hint;
  }
}
