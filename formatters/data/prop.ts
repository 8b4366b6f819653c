import type { Format, Formatter } from '../contract.ts';
import { memberAt } from '../values/member.ts';
import { parsePath } from '../values/parse-path.ts';

/** `{item|prop author name.first}`: reads a nested property (language reference 11.2). */
export const prop: Formatter = {
  name: 'prop',
  family: 'data',
  reads: 'value',
  prepare: prepareProp,
};

function prepareProp(args: readonly string[]): Format {
  const path = args.flatMap(parsePath);
  return (value) => memberAt(value, path);
}
