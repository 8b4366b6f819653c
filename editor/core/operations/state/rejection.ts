import type { DocKey } from '../../../../compiler/model/index.ts';

/** An invalid value of a document. */
export interface FieldError {
  readonly doc: DocKey;
  /** `blocks.a.value.text`; empty for the entire document. */
  readonly path: string;
  readonly message: string;
}

/** Why a transaction cannot be saved. */
export interface Rejection {
  readonly message: string;
  /** Empty when the reason is not the value of a field, such as a missing permission. */
  readonly errors: readonly FieldError[];
}

/** Returns the invalid values of a document, checked on this device. */
export type CheckDocument = (doc: DocKey, body: unknown) => readonly FieldError[];

/** Reads the errors of the server: messages by document and path, `page:home blocks.a.order`. */
export function readFieldErrors(errors: Readonly<Record<string, string>>): readonly FieldError[] {
  return Object.entries(errors).map(([location, message]) => {
    const [doc = '', ...path] = location.split(' ');
    return { doc: doc as DocKey, path: path.join(' '), message: sentence(message) };
  });
}

/** The model's messages continue the name of a field: "must be a color". */
function sentence(message: string): string {
  return message.startsWith('must ') ? `Must ${message.slice('must '.length)}` : message;
}
