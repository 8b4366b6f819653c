import type { Predicate } from '../../contract.ts';
import { debug } from './debug.ts';
import { equal } from './equal.ts';
import { even } from './even.ts';
import { greaterThan } from './greaterThan.ts';
import { greaterThanOrEqual } from './greaterThanOrEqual.ts';
import { lessThan } from './lessThan.ts';
import { lessThanOrEqual } from './lessThanOrEqual.ts';
import { notEqual } from './notEqual.ts';
import { nth } from './nth.ts';
import { odd } from './odd.ts';
import { plural } from './plural.ts';
import { singular } from './singular.ts';

export const corePredicates: readonly Predicate[] = [
  debug,
  equal,
  even,
  greaterThan,
  greaterThanOrEqual,
  lessThan,
  lessThanOrEqual,
  notEqual,
  nth,
  odd,
  plural,
  singular,
];
