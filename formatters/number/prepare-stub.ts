import type { Format } from '../contract.ts';
import type { Dialect } from '../dialect.ts';

/**
 * A registered formatter without an implementation (language reference 19.4): depending on the dialect, it reports an
 * error and returns MISSING, or returns the value unchanged.
 */
export function prepareStub(name: string, dialect: Dialect): Format {
  if (!dialect.stubsReport) return (value) => value;
  return (_value, scope) => {
    scope.report(`"${name}" formatter is not yet implemented`);
    return undefined;
  };
}
