import type { Predicate, Test } from '../../contract.ts';
import { asString } from '../../values/as-string.ts';

const TYPE_NAME_PATH = ['typeName'] as const;

/** `{.collectionTypeNameEquals? blog}`: the resolved type name equals the argument (language reference 18.3). */
export const collectionTypeNameEquals: Predicate = {
  name: 'collectionTypeNameEquals?',
  prepare: prepareTypeNameEquals,
};

/** The argument is a literal name, neither JSON nor a reference. */
function prepareTypeNameEquals(args: readonly string[]): Test {
  const [name] = args;
  if (name === undefined) return () => false;
  return (scope) => asString(scope.resolve(TYPE_NAME_PATH)) === name;
}
