import type { Format, Formatter } from '../contract.ts';

/** `{@|output any words}`: the arguments; the value is ignored (language reference 11.2). */
export const output: Formatter = {
  name: 'output',
  family: 'data',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url', 'script'],
  prepare: prepareOutput,
};

function prepareOutput(args: readonly string[]): Format {
  const words = args.join(' ');
  return () => words;
}
