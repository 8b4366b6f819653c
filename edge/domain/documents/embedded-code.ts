import type { Area, DocKey } from '../../../compiler/model/index.ts';
import { fieldOf } from '../../../formatters/index.ts';
import { BLOCK_TYPE } from '../../../formatters/vocabulary/content/block-type.ts';

/** HTML of a document that is published as it is, and so can run in visitors' browsers. */
export interface Code {
  /** Who may write it. */
  readonly area: Extract<Area, 'code' | 'form-code'>;
  readonly text: string;
}

/**
 * All of it (R-EDSITE-CODE-02, gaps B24 and B28): code blocks of a page, and what a form shows after it was sent. Every
 * other text of a document is made harmless when it is drawn, or may not run by the page's policy.
 */
export function codeInDoc(key: DocKey, body: unknown): readonly Code[] {
  if (key.startsWith('form:')) {
    const text = fieldOf(body, 'submissionHTML');
    return isEmpty(text) ? [] : [{ area: 'form-code', text: textOf(text) }];
  }
  const blocks = fieldOf(body, 'blocks');
  if (typeof blocks !== 'object' || blocks === null) return [];
  return Object.values(blocks).flatMap((block: unknown) => {
    if (fieldOf(block, 'kind') !== BLOCK_TYPE.code) return [];
    const html = fieldOf(fieldOf(block, 'value'), 'html');
    return isEmpty(html) ? [] : [{ area: 'code' as const, text: textOf(html) }];
  });
}

/** The code of a document that no earlier version of it has; which block it stands in is of no matter. */
export function newCode(key: DocKey, body: unknown, earlier: readonly unknown[]): readonly Code[] {
  const code = codeInDoc(key, body);
  if (code.length === 0) return [];
  const known = new Set(earlier.flatMap((version) => codeInDoc(key, version)).map(({ text }) => text));
  return code.filter(({ text }) => !known.has(text));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '';
}

/** What is no text is refused by the schema; until then it is compared. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
