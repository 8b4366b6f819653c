import type { Formatter } from '../contract.ts';
import { apply } from './apply.ts';
import { count } from './count.ts';
import { cycle } from './cycle.ts';
import { findFirst } from './find/find-first.ts';
import { findLast } from './find/find-last.ts';
import { format } from './format.ts';
import { get } from './get.ts';
import { iter } from './iter.ts';
import { json } from './json/json.ts';
import { jsonPretty } from './json/json-pretty.ts';
import { raw } from './json/raw.ts';
import { keyBy } from './key-by.ts';
import { lookup } from './lookup.ts';
import { mod } from './mod.ts';
import { output } from './output.ts';
import { prop } from './prop.ts';
import { round } from './round.ts';

export const dataFormatters: readonly Formatter[] = [
  apply,
  count,
  cycle,
  findFirst,
  findLast,
  format,
  get,
  iter,
  json,
  jsonPretty,
  keyBy,
  lookup,
  mod,
  output,
  prop,
  raw,
  round,
];
