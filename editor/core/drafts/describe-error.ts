import type { Bodies } from '../../../compiler/model/index.ts';
import { titleOf } from '../model/documents.ts';
import type { CheckDocument, FieldError } from '../operations/state/rejection.ts';
import { t } from '../strings/core-strings.ts';
import { pathLabel } from './describe-path.ts';

/** Describes why a document cannot be saved: "Couldn’t save Home. Title: Use at most 200 characters." */
export function describeError({ doc, path, message }: FieldError, head: Bodies): string {
  const body = head.get(doc);
  const title = titleOf(doc, body);
  if (path === '') return t('save.rejected', { title, message });
  return t('save.rejectedField', { title, field: pathLabel(doc, path.split('.'), body), message });
}

/** Returns an error in the words of the check on this device, if it finds the same one; the server's are technical. */
export function withLocalMessage(error: FieldError, check: CheckDocument, head: Bodies): FieldError {
  return check(error.doc, head.get(error.doc)).find(({ path }) => path === error.path) ?? error;
}
