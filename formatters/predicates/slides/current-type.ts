import type { Predicate, Test } from '../../contract.ts';
import { asNumber } from '../../values/as-number.ts';
import { frameMember } from '../../values/member.ts';
import { SLICE_TYPE } from '../../vocabulary/content/slice-type.ts';

/** The code of an undefined slice type. */
const UNDEFINED_CODE = -1;
const UNDEFINED_NAME = 'undefined';

/** `{.current-type? heading}`: the current slice of a cover page has that type (language reference 18.4). */
export const currentType: Predicate = {
  name: 'current-type?',
  prepare: prepareCurrentType,
};

function prepareCurrentType(args: readonly string[]): Test {
  const code = codeOf(args[0] ?? UNDEFINED_NAME);
  if (code === undefined) return () => false;
  return (scope) => Math.trunc(asNumber(frameMember(scope.node, 'currentType'))) === code;
}

function codeOf(name: string): number | undefined {
  if (name === UNDEFINED_NAME) return UNDEFINED_CODE;
  const codes: Readonly<Record<string, number>> = SLICE_TYPE;
  return Object.hasOwn(codes, name) ? codes[name] : undefined;
}
