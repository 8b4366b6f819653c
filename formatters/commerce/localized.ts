import type { Scope, Value } from '../contract.ts';

/** A text of the site's `localizedStrings`, found from the current frame on; MISSING when there is none. */
export function localized(scope: Scope, name: string): Value {
  return scope.resolve(['localizedStrings', name]);
}

/** The same from a frame holding `node` on: a product may bring texts of its own. */
export function localizedOver(scope: Scope, node: Value, name: string): Value {
  return scope.resolveOver(node, ['localizedStrings', name]);
}
