import { isRecord } from '../../../../formatters/index.ts';
import { ownValue } from '../../own-value.ts';

/** A text in the value of a block. */
export interface TextAt {
  readonly text: string;
  readonly path: readonly string[];
}

/** Returns the texts at a path such as `items.*.text`, with their own paths; `*` stands for every entry of an object. */
export function textsAtPath(value: unknown, path: string): readonly TextAt[] {
  return found(value, path.split('.'), []);
}

function found(value: unknown, rest: readonly string[], path: readonly string[]): readonly TextAt[] {
  const [name, ...others] = rest;
  if (name === undefined) return typeof value === 'string' ? [{ text: value, path }] : [];
  if (!isRecord(value)) return [];
  const names = name === '*' ? Object.keys(value) : [name];
  return names.flatMap((key) => found(ownValue(value, key), others, [...path, key]));
}
