import type { Predicate, Test } from '../../contract.ts';
import { asString } from '../../values/index.ts';

const TYPE_NAME_PATH = ['typeName'] as const;

/** `{.collectionTypeNameEquals? blog}`: the collection in reach has that type name (language reference 18.3). */
export const collectionTypeNameEquals: Predicate = {
  name: 'collectionTypeNameEquals?',
  prepare: prepareTypeNameEquals,
};

/** The argument is the name itself, no JSON and no reference. */
function prepareTypeNameEquals(args: readonly string[]): Test {
  const [name] = args;
  if (name === undefined) return () => false;
  return (scope) => asString(scope.resolve(TYPE_NAME_PATH)) === name;
}
