import type { Diagnostic } from '../../../../../compiler/index.ts';
import type { DocKey } from '../../../../../compiler/model/index.ts';
import { idOf } from '../../../../core/model/documents.ts';
import { isArea } from '../../model/page-layout.ts';

/** Error messages by block id. Errors outside of blocks have the empty id. */
export function diagnosticsByBlock(
  diagnostics: readonly Diagnostic[],
  doc: DocKey,
): ReadonlyMap<string, string> {
  const file = `${isArea(doc) ? 'block-fields' : 'pages'}/${idOf(doc)}.json`;
  const found = new Map<string, string>();
  for (const { message, location } of diagnostics) {
    const isHere = location?.file === file;
    const blockId = /blocks?[ ."/]+([A-Za-z0-9_-]+)/.exec(message)?.[1];
    found.set(isHere && blockId !== undefined ? blockId : '', message);
  }
  return found;
}
