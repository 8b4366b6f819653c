/** The parts of `Y` that have nothing to do with a page. */

type Run = (this: unknown, ...args: unknown[]) => unknown;
type Bag = Record<string, unknown>;

const isObject = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);
const isValue = (value: unknown) => value !== undefined && value !== null && !Number.isNaN(value);

/** Types that `Y.Lang.type` distinguishes from other objects. */
const TYPES = ['array', 'date', 'error', 'null', 'regexp'];

/** `Y.Lang`. */
const LANG = {
  isString: (value: unknown) => typeof value === 'string',
  isNumber: (value: unknown) => typeof value === 'number' && Number.isFinite(value),
  isBoolean: (value: unknown) => typeof value === 'boolean',
  isFunction: (value: unknown) => typeof value === 'function',
  isUndefined: (value: unknown) => value === undefined,
  isNull: (value: unknown) => value === null,
  isArray: Array.isArray,
  isDate: (value: unknown) => value instanceof Date,
  isRegExp: (value: unknown) => value instanceof RegExp,
  isObject,
  isValue,
  type: (value: unknown) => {
    const name = Object.prototype.toString.call(value).slice(8, -1).toLowerCase();
    return TYPES.includes(name) ? name : typeof value;
  },
  trim: (text: unknown) => String(text).trim(),
  trimLeft: (text: unknown) => String(text).trimStart(),
  trimRight: (text: unknown) => String(text).trimEnd(),
  now: Date.now,
  sub: (text: string, values: Bag) =>
    text.replace(/\{([\w-]+)\}/g, (whole, name: string) =>
      isValue(values[name]) ? String(values[name]) : whole,
    ),
};

/** Calls `run` for each member; stops when it returns something true. */
function someMember(value: unknown, run: Run, context?: unknown): boolean {
  if (Array.isArray(value)) return value.some((each, index) => run.call(context, each, index, value));
  return Object.entries(Object(value)).some(([name, each]) => run.call(context, each, name, value));
}

function each(value: unknown, run: Run, context?: unknown): void {
  const list = value as { each?: (run: Run, context: unknown) => void } | null | undefined;
  if (list?.each && !Array.isArray(value)) list.each(run, context);
  else
    someMember(value, (...args) => {
      run.apply(context, args);
    });
}

/** Copies members to the first object. */
function mix(target: Bag, source: object, isOverwriting?: boolean): Bag {
  for (const [name, value] of Object.entries(source ?? {}))
    if (isOverwriting || !(name in target)) target[name] = value;
  return target;
}

/** `Y.Object`: an object that inherits from another one. */
const OBJECT = Object.assign((prototype: object) => Object.create(prototype), {
  keys: Object.keys,
  values: Object.values,
  hasKey: Object.hasOwn,
  owns: Object.hasOwn,
  size: (value: object) => Object.keys(value).length,
  isEmpty: (value: object) => Object.keys(value).length === 0,
  hasValue: (value: object, member: unknown) => Object.values(value).includes(member),
  getValue: (value: unknown, path: string | readonly string[]) =>
    (Array.isArray(path) ? path : [path]).reduce((at, name) => at?.[name], value),
  each,
  some: someMember,
});

/** An array, or something like one. */
type List = ArrayLike<unknown>;

function unique(list: List): readonly unknown[] {
  return [...new Set(Array.from(list))];
}

/** `Y.Array`, which also makes an array of something like one. */
const ARRAY = Object.assign((value: ArrayLike<unknown>, start = 0) => Array.from(value).slice(start), {
  each,
  forEach: each,
  some: someMember,
  indexOf: (list: List, ...args: [unknown, number?]) => Array.from(list).indexOf(...args),
  lastIndexOf: (list: List, ...args: [unknown]) => Array.from(list).lastIndexOf(...args),
  map: (list: List, run: Run, context?: unknown) => Array.from(list).map(run, context),
  filter: (list: List, run: Run, context?: unknown) => Array.from(list).filter(run, context),
  every: (list: List, run: Run, context?: unknown) => Array.from(list).every(run, context),
  find: (list: List, run: Run, context?: unknown) => Array.from(list).find(run, context) ?? null,
  reduce: (list: List, first: unknown, run: Run, context?: unknown) =>
    Array.from(list).reduce((...args) => run.apply(context, args), first),
  invoke: (list: List, name: string, ...args: unknown[]) =>
    Array.from(list, (value) => (value as Record<string, Run>)[name]?.(...args)),
  hash: (keys: readonly string[], values: List = []) =>
    Object.fromEntries(keys.map((key, index) => [key, values[index] ?? true])),
  dedupe: unique,
  unique,
  /** 1 for an array, 2 for something like one, such as `arguments`, else 0. */
  test: (value: unknown) => {
    if (Array.isArray(value)) return 1;
    const isLike = isObject(value) && typeof value !== 'function' && 'length' in Object(value);
    return isLike && !('tagName' in Object(value)) && value !== window ? 2 : 0;
  },
});

/** `Y.QueryString`. */
const QUERY_STRING = {
  parse: (text: string) => Object.fromEntries(new URLSearchParams(text)),
  stringify: (values: Record<string, string>) => new URLSearchParams(values).toString(),
};

/** `Y.later`: runs once, or again and again, until it is canceled. */
function later(
  ms: number,
  context: unknown,
  run: string | Run,
  ...more: unknown[]
): { readonly id: number; cancel(): void } {
  const [args, isPeriodic] = more;
  const call = () =>
    (typeof run === 'string' ? (context as Record<string, Run>)[run] : run)?.apply(
      context,
      args === undefined ? [] : [args].flat(),
    );
  const id = Number(isPeriodic ? setInterval(call, ms) : setTimeout(call, ms));
  return { id, cancel: () => (isPeriodic ? clearInterval(id) : clearTimeout(id)) };
}

/** `Y.throttle`: at most one call in `ms` milliseconds. */
function throttle(run: Run, ms = 150, context?: unknown): Run {
  let last = 0;
  return function (this: unknown, ...args) {
    const now = Date.now();
    if (now - last < ms) return;
    last = now;
    run.apply(context ?? this, args);
  };
}

function bind(run: string | Run, context: unknown, ...first: unknown[]): Run {
  return (...args) =>
    (typeof run === 'string' ? (context as Record<string, Run>)[run] : run)?.apply(context, [
      ...first,
      ...args,
    ]);
}

/** `Y.extend`: the first constructor inherits from the second. */
function extend(
  own: { prototype: object },
  parent: { readonly prototype: object },
  methods?: object,
  statics?: object,
): unknown {
  own.prototype = Object.assign(Object.create(parent.prototype), { constructor: own }, methods);
  return Object.assign(own, { superclass: parent.prototype }, statics);
}

/** Copies the methods of a constructor to another constructor or to an object. */
function augment(own: object, source: { readonly prototype?: object }): unknown {
  const target: unknown = typeof own === 'function' ? Reflect.get(own, 'prototype') : own;
  Object.assign(target as object, source.prototype);
  return own;
}

export const LANGUAGE = {
  Lang: LANG,
  Object: OBJECT,
  Array: ARRAY,
  QueryString: QUERY_STRING,
  JSON,
  each,
  some: someMember,
  mix,
  merge: (...sources: object[]) => Object.assign({}, ...sources),
  aggregate: (target: Bag, source: object) => mix(target, source, true),
  clone: structuredClone,
  bind,
  later,
  throttle,
  extend,
  augment,
  guid: () => `yui_${Math.random().toString(36).slice(2)}`,
  log: () => undefined,
} as const;
