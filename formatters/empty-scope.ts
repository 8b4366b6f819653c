import type { Scope } from './contract.ts';

/** For calling formatters outside of templates: no names, no locale, time 0. */
export const EMPTY_SCOPE: Scope = {
  node: undefined,
  resolve: () => undefined,
  resolveFromParent: () => undefined,
  resolveOver: () => undefined,
  applyPartial: () => undefined,
  cldr: undefined,
  now: 0,
  expressionsEnabled: false,
  report: () => {},
};
