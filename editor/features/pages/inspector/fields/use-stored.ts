import type { DocKey } from '../../../../../compiler/model/index.ts';
import { useOpState } from '../../../../core/hooks/use-documents.ts';
import { textAt } from '../../../../core/model/json-access.ts';

/** Returns a text of a document. Other changes of the document do not render the component. */
export function useStoredText(doc: DocKey, at: readonly string[]): string {
  return useOpState(({ head }) => textAt(head.get(doc), ...at));
}
