import type { JsonObject, Value } from '../../../formatters/index.ts';
import { blockTypeName } from '../../../formatters/vocabulary/content/block-type.ts';
import { ownValue } from '../../model/own-value.ts';
import type { Theme, ThemeTemplate } from '../../model/theme.ts';

/** Kinds without a template of our own, by the platform's names, which themes use in `.block.conf`. */
const THEME_KINDS: Readonly<Record<number, string>> = { 33: 'search' };

/** A block that only the theme has a template for. */
export interface ThemeBlock {
  readonly name: string;
  readonly value: JsonObject;
}

/** Returns the block with the values that its template sees; undefined if the theme has no template for its kind. */
export function themeBlock(
  theme: Theme,
  { kind, value }: { readonly kind: number; readonly value?: unknown },
  sanitize: (html: string) => string,
): ThemeBlock | undefined {
  const name = THEME_KINDS[kind] ?? blockTypeName(kind);
  if (name === undefined || ownValue(theme.blocks, name) === undefined) return undefined;
  return { name, value: withSafeTexts(value, sanitize) };
}

/**
 * Returns the value of a block with its texts sanitized: themes print texts without escaping and URLs as they are, and the format does not
 * know these values.
 */
export function withSafeTexts(value: unknown, sanitize: (html: string) => string): JsonObject {
  const safe = safeValue((value ?? {}) as Value, sanitize);
  return typeof safe === 'object' && !Array.isArray(safe) ? (safe as JsonObject) : {};
}

function safeValue(value: Value, sanitize: (html: string) => string): Value {
  if (typeof value === 'string') {
    if (/[<>]/.test(value)) return sanitize(value);
    return SCRIPT_URL.test(value.replace(CONTROL, '')) ? '' : value;
  }
  if (Array.isArray(value)) return value.map((each: Value) => safeValue(each, sanitize));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, safeValue(each, sanitize)]));
}

const SCRIPT_URL = /^(javascript|data|vbscript):/i;
/** Browsers ignore them in URLs. */
const CONTROL = /[\s\p{Cc}]+/gu;

/** Name under which the values of a block are in the data of its template. The data of each page has it, without a value. */
export const BLOCK_DATA = 'block-data';

/** Returns a template so that the values of the block are the current value: `{@|json}` prints only those. */
export function blockTemplate({ name, text, pieces }: ThemeTemplate): ThemeTemplate {
  const start = `{.section ${BLOCK_DATA}}`;
  return {
    name,
    text: `${start}${text}{.end}`,
    pieces: pieces.map((piece) => ({ ...piece, start: piece.start + start.length })),
  };
}

/** The data for a template of `blockTemplate`. Its values are never empty, because an empty section is not rendered. */
export function blockTemplateData(root: JsonObject, id: string, values: JsonObject): JsonObject {
  // The id is first and last: V8 gives each copy to which a field is added a hidden class of its own, which takes microseconds.
  const own = { [BLOCK_ID]: id, ...values };
  own[BLOCK_ID] = id;
  return { ...root, [BLOCK_DATA]: own };
}

const BLOCK_ID = 'blockId';
