import type { Scope } from './contract.ts';

/** For formatters that are asked outside of any template, and ask it nothing: no names, no language, the epoch. */
export const NO_TEMPLATE: Scope = {
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
