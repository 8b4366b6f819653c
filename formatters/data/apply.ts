import type { Format, Formatter, JsonObject } from '../contract.ts';

/** `{item|apply card.block private size=large}`: runs a macro or partial over the value (language reference 8.13). */
export const apply: Formatter = {
  name: 'apply',
  family: 'data',
  reads: 'scope',
  prepare: prepareApply,
};

function prepareApply(args: readonly string[]): Format {
  const [name, ...options] = args;
  if (name === undefined) return () => '';
  const applyOptions = {
    isPrivate: options.includes('private'),
    args: options.length > 0 ? namedArguments(options) : undefined,
  };
  return (value, scope) => scope.applyPartial(name, value, applyOptions);
}

function namedArguments(options: readonly string[]): JsonObject {
  const pairs = options
    .map((option) => [option, option.indexOf('=')] as const)
    .filter(([, split]) => split >= 0)
    .map(([option, split]) => [option.slice(0, split), option.slice(split + 1)]);
  return Object.fromEntries(pairs);
}
