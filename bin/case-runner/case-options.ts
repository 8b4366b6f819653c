import type { JsonObject } from '../../formatters/index.ts';

/** What `:OPTIONS` and the options of a vector may hold, by the types that each may have. */
const OPTION_TYPES: Readonly<Record<string, readonly string[]>> = {
  dialect: ['text'],
  locale: ['text', 'null'],
  now: ['number'],
  enableExpr: ['boolean'],
  enableInclude: ['boolean'],
  maxTokens: ['number'],
  maxStringLen: ['number'],
  maxPartialDepth: ['number'],
};

export const OPTION_NAMES: readonly string[] = Object.keys(OPTION_TYPES);

interface WrongOption {
  readonly name: string;
  /** What it should be: `number`. */
  readonly type: string;
}

/** The first option whose value has the wrong type. Names that are no options are not looked at. */
export function findWrongOption(options: JsonObject): WrongOption | undefined {
  for (const [name, value] of Object.entries(options)) {
    const types = Object.hasOwn(OPTION_TYPES, name) ? OPTION_TYPES[name] : undefined;
    if (types !== undefined && !types.includes(typeName(value))) return { name, type: types.join(' or ') };
  }
  return undefined;
}

function typeName(value: JsonObject[string]): string {
  if (value === null) return 'null';
  return typeof value === 'string' ? 'text' : typeof value;
}
