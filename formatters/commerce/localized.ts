import type { Scope, Value } from '../contract.ts';

/** A text from the site's `localizedStrings`, resolved from the current frame; MISSING if undefined. */
export function localized(scope: Scope, name: string): Value {
  return scope.resolve(['localizedStrings', name]);
}

/** Like `localized`, resolved from a frame that holds `node`: products may override texts. */
export function localizedOver(scope: Scope, node: Value, name: string): Value {
  return scope.resolveOver(node, ['localizedStrings', name]);
}
