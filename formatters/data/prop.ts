import type { Format, Formatter } from '../contract.ts';
import { memberAt, parsePath } from '../values/index.ts';

/** `{item|prop author name.first}`: walks into the value, path after path (language reference 11.2). */
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
