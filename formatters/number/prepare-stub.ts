import type { Format } from '../contract.ts';
import type { Dialect } from '../dialect.ts';

/**
 * A formatter that is registered, so that templates may name it, but does nothing: it says so and gives MISSING where
 * the dialect wants that (language reference 19.4), and else leaves the value as it is.
 */
export function prepareStub(name: string, dialect: Dialect): Format {
  if (!dialect.stubsReport) return (value) => value;
  return (_value, scope) => {
    scope.report(`"${name}" formatter is not yet implemented`);
    return undefined;
  };
}
