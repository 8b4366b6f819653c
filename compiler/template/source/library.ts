import { frameMember, isTruthy, member, print, type Value } from '../../../formatters/index.ts';
import { chargeSteps, recover, stopForOutput } from '../run/block.ts';
import { lookUpMember, resolveFrom } from '../run/resolve.ts';
import { createFrame, setNode } from '../run/run.ts';

const NONE: readonly Value[] = [];

/** What generated source calls. */
export const LIBRARY = {
  charge: chargeSteps,
  createFrame,
  fail: recover,
  frameMember,
  isTruthy,
  lookUpMember,
  member,
  NONE,
  plain: Object.prototype,
  print,
  prototypeOf: Object.getPrototypeOf,
  resolveFrom,
  setNode,
  stopForOutput,
} as const;
