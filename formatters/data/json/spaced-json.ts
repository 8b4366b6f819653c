import type { JsonObject, Value } from '../../contract.ts';
import { escapeClosingTags } from './json-text.ts';

const INDENT = '  ';

/** JSON in the layout of the publishing platform: arrays on one line, `[ 1, 2 ]`; objects break and indent. */
export function spacedJson(value: Value): string {
  return escapeClosingTags(layOut(value, '\n'));
}

/** `lineBreak` includes the current indentation. */
function layOut(value: Value, lineBreak: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (!Array.isArray(value)) return layOutObject(value as JsonObject, lineBreak);
  if (value.length === 0) return '[ ]';
  return `[ ${value.map((item: Value) => layOut(item, lineBreak)).join(', ')} ]`;
}

function layOutObject(value: JsonObject, lineBreak: string): string {
  const inner = lineBreak + INDENT;
  const members = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .map((key) => `${inner}${JSON.stringify(key)}: ${layOut(value[key], inner)}`);
  return members.length === 0 ? '{ }' : `{${members.join(',')}${lineBreak}}`;
}
