import type { Diagnostic } from '../../../../../compiler/index.ts';

/** Error messages by block id. Errors outside of blocks have the empty id. */
export function diagnosticsByBlock(
  diagnostics: readonly Diagnostic[],
  pageId: string,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { message, location } of diagnostics) {
    const isHere = location?.file === `pages/${pageId}.json`;
    const blockId = /blocks?[ ."/]+([A-Za-z0-9_-]+)/.exec(message)?.[1];
    found.set(isHere && blockId !== undefined ? blockId : '', message);
  }
  return found;
}
