import type { Area, DocKey } from '../../../compiler/model/index.ts';
import { fieldOf } from '../../../formatters/index.ts';
import { BLOCK_TYPE } from '../../../formatters/vocabulary/content/block-type.ts';

/** HTML of a document that is published unchanged and can therefore run scripts, or CSS that can hide and imitate content. */
export interface EmbeddedCode {
  /** Permission area that may write the code. */
  readonly area: Extract<Area, 'code' | 'form-code'>;
  readonly text: string;
}

/**
 * Returns the code of a document (R-EDSITE-CODE-02, gaps B24 and B28): code blocks of a page, the confirmation HTML of a
 * form, the header and footer code of the site, a page or a collection, and the CSS of the site. All other content is escaped when rendered, or blocked by the content security policy.
 */
export function embeddedCode(key: DocKey, body: unknown): readonly EmbeddedCode[] {
  if (key.startsWith('form:')) {
    const text = fieldOf(body, 'submissionHTML');
    return isEmpty(text) ? [] : [{ area: 'form-code', text: textOf(text) }];
  }
  const codes = [
    ...valuesOf(fieldOf(body, 'blocks')).flatMap((block: unknown) =>
      fieldOf(block, 'kind') === BLOCK_TYPE.code ? [fieldOf(fieldOf(block, 'value'), 'html')] : [],
    ),
    ...[fieldOf(body, 'codeInjection'), fieldOf(fieldOf(body, 'websiteSettings'), 'codeInjection')].flatMap(
      (code) => [fieldOf(code, 'header'), fieldOf(code, 'footer')],
    ),
    ...[body, ...valuesOf(fieldOf(body, 'otherThemes'))].map((each) =>
      fieldOf(fieldOf(each, 'design'), 'customCss'),
    ),
  ];
  return codes.flatMap((text) => (isEmpty(text) ? [] : [{ area: 'code' as const, text: textOf(text) }]));
}

/** Returns the code that no earlier version of the document contains, in any block. */
export function addedCode(key: DocKey, body: unknown, earlier: readonly unknown[]): readonly EmbeddedCode[] {
  const code = embeddedCode(key, body);
  if (code.length === 0) return [];
  const known = new Set(earlier.flatMap((version) => embeddedCode(key, version)).map(({ text }) => text));
  return code.filter(({ text }) => !known.has(text));
}

function valuesOf(record: unknown): readonly unknown[] {
  return typeof record === 'object' && record !== null ? Object.values(record) : [];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '';
}

/** Values that are not strings are rejected by the schema later; they are only compared here. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
