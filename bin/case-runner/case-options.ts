import type { JsonObject } from '../../formatters/index.ts';

/** Allowed types of each field of `:OPTIONS` and of a vector's `options`. */
const OPTION_TYPES: Readonly<Record<string, readonly string[]>> = {
  dialect: ['string'],
  locale: ['string', 'null'],
  now: ['number'],
  enableExpr: ['boolean'],
  enableInclude: ['boolean'],
  maxTokens: ['number'],
  maxStringLen: ['number'],
  maxPartialDepth: ['number'],
};

export const OPTION_NAMES: readonly string[] = Object.keys(OPTION_TYPES);

interface InvalidOption {
  readonly name: string;
  /** The expected type: `number`. */
  readonly type: string;
}

/** Returns the first option whose value has the wrong type. Unknown names are ignored. */
export function findInvalidOption(options: JsonObject): InvalidOption | undefined {
  for (const [name, value] of Object.entries(options)) {
    const types = Object.hasOwn(OPTION_TYPES, name) ? OPTION_TYPES[name] : undefined;
    if (types !== undefined && !types.includes(typeName(value))) return { name, type: types.join(' or ') };
  }
  return undefined;
}

function typeName(value: JsonObject[string]): string {
  if (value === null) return 'null';
  return typeof value;
}
