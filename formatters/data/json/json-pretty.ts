import type { Format, Formatter, Value } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { jsonText } from './json-text.ts';
import { spacedJson } from './spaced-json.ts';

const INDENT = 2;

/** `{data|json-pretty}`: indented JSON; the layout differs by dialect (language reference 11.2, `dialects.md`). */
export const jsonPretty: Formatter = {
  name: 'json-pretty',
  family: 'data',
  reads: 'value',
  safeIn: ['script'],
  prepare: prepareJsonPretty,
};

function prepareJsonPretty(_args: readonly string[], dialect: Dialect): Format {
  const layOut = dialect.jsonPrettySpacesBrackets ? spacedJson : stackedJson;
  return (value) => (value === undefined ? '' : layOut(value));
}

function stackedJson(value: Value): string {
  return jsonText(value, INDENT);
}
