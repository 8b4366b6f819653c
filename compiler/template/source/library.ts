import {
  frameMember,
  isPlainObject,
  isTruthy,
  member,
  print,
  type Value,
} from '../../../formatters/index.ts';
import { chargeSteps, endOfStack, recover, stopForOutput } from '../run/block.ts';
import { dataOf, readMember, resolveFrom } from '../run/resolve.ts';
import { createFrame } from '../run/run.ts';

const NONE: readonly Value[] = [];

/** Functions that generated source calls. */
export const LIBRARY = {
  charge: chargeSteps,
  createFrame,
  dataOf,
  endOfStack,
  fail: recover,
  frameMember,
  isPlainObject,
  isTruthy,
  readMember,
  member,
  NONE,
  print,
  resolveFrom,
  stopForOutput,
} as const;
