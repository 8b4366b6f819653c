import type { Format, Formatter, JsonObject, Value } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { closeNoScript, jsonText } from './json-text.ts';

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
  const layOut = dialect.jsonPrettySpacesBrackets ? spaced : stacked;
  return (value) => (value === undefined ? '' : layOut(value));
}

function stacked(value: Value): string {
  return jsonText(value, INDENT);
}

function spaced(value: Value): string {
  return closeNoScript(spacedJson(value, '\n'));
}

/** Lists stand on one line, `[ 1, 2 ]`; only objects break and indent. `lineBreak` ends with the indent so far. */
function spacedJson(value: Value, lineBreak: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (!Array.isArray(value)) return spacedObject(value as JsonObject, lineBreak);
  if (value.length === 0) return '[ ]';
  return `[ ${value.map((item: Value) => spacedJson(item, lineBreak)).join(', ')} ]`;
}

function spacedObject(value: JsonObject, lineBreak: string): string {
  const inner = lineBreak + ' '.repeat(INDENT);
  const members = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .map((key) => `${inner}${JSON.stringify(key)}: ${spacedJson(value[key], inner)}`);
  return members.length === 0 ? '{ }' : `{${members.join(',')}${lineBreak}}`;
}
