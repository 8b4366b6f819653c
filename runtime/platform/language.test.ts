import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGE } from './language.ts';

const { Lang, Array: arrays, Object: objects, QueryString } = LANGUAGE;

describe('Y.Lang', () => {
  const values = [
    'text',
    7,
    Number.NaN,
    true,
    undefined,
    null,
    [],
    {},
    /x/,
    new Date(0),
    () => {},
    Number.POSITIVE_INFINITY,
  ];
  const names = 'text 7 NaN true undefined null [] {} regexp date function infinity'.split(' ');

  it.each([
    ['isString', 'text'],
    ['isNumber', '7'],
    ['isBoolean', 'true'],
    ['isFunction', 'function'],
    ['isUndefined', 'undefined'],
    ['isNull', 'null'],
    ['isArray', '[]'],
    ['isDate', 'date'],
    ['isRegExp', 'regexp'],
    ['isObject', '[] {} regexp date function'],
    ['isValue', 'text 7 true [] {} regexp date function infinity'],
  ] as const)('%s is true for %s', (name, expected) => {
    expect(names.filter((_, index) => Lang[name](values[index]))).toEqual(expected.split(' '));
  });

  it('type distinguishes objects', () => {
    const types =
      'string number number boolean undefined null array object regexp date function number'.split(' ');
    expect(values.map(Lang.type)).toEqual(types);
    expect([Lang.type(new TypeError('x')), Lang.type(document.body)]).toEqual(['error', 'object']);
  });

  it('trims, and fills in what has a value', () => {
    expect(Lang.trim(' a b\n')).toBe('a b');
    expect([Lang.trimLeft(' a '), Lang.trimRight(' a ')]).toEqual(['a ', ' a']);
    const text = Lang.sub('{first-name} {n} {none} {empty}', { 'first-name': 'Ada', n: 0, empty: null });
    expect(text).toBe('Ada 0 {none} {empty}');
  });
});

describe('Y.each and Y.some', () => {
  it('call the function with each member, its name, and the whole', () => {
    const context = {};
    const run = vi.fn();
    const list = ['a', 'b'];
    const object = { x: 1 };
    LANGUAGE.each(list, run, context);
    LANGUAGE.each(object, run, context);
    expect(run.mock.calls).toEqual([
      ['a', 0, list],
      ['b', 1, list],
      [1, 'x', object],
    ]);
    expect(run.mock.contexts).toEqual([context, context, context]);
  });

  it('continue after a result that is true, unlike `some`', () => {
    const run = vi.fn(() => true);
    LANGUAGE.each([1, 2], run);
    expect(run).toHaveBeenCalledTimes(2);
    expect([LANGUAGE.some([1, 2], run), LANGUAGE.some({ x: 1, y: 2 }, run)]).toEqual([true, true]);
    expect(run).toHaveBeenCalledTimes(4);
    expect([LANGUAGE.some([1], () => 0), LANGUAGE.some({ x: 1 }, () => '')]).toEqual([false, false]);
  });

  it('pass the context', () => {
    const isContext = function (this: unknown) {
      return this === values;
    };
    const values = { x: 1 };
    expect([LANGUAGE.some([1], isContext, values), LANGUAGE.some(values, isContext, values)]).toEqual([
      true,
      true,
    ]);
  });

  it('use the `each` of lists, and do nothing for null', () => {
    const list = { each: vi.fn() };
    const run = () => {};
    LANGUAGE.each(list, run, list);
    expect(list.each).toHaveBeenCalledExactlyOnceWith(run, list);
    for (const nothing of [null, undefined])
      expect(() => LANGUAGE.each(nothing, () => expect.unreachable())).not.toThrow();
  });

  it('call the function for the items of an array that has an `each` of its own', () => {
    const run = vi.fn();
    LANGUAGE.each(Object.assign(['a'], { each: () => expect.unreachable() }), (item, index) =>
      run(item, index),
    );
    expect(run).toHaveBeenCalledExactlyOnceWith('a', 0);
  });
});

describe('objects', () => {
  it('mix copies what is missing, or everything', () => {
    expect(LANGUAGE.mix({ a: 1 }, { a: 2, b: 2 })).toEqual({ a: 1, b: 2 });
    expect(LANGUAGE.mix({ a: 1 }, { a: 2, b: 2 }, true)).toEqual({ a: 2, b: 2 });
    expect(LANGUAGE.mix({ a: 1 }, undefined as never)).toEqual({ a: 1 });
    expect(LANGUAGE.aggregate({ a: 1 }, { a: 2 })).toEqual({ a: 2 });
  });

  it('merge creates an object in which the last one wins', () => {
    const first = { a: 1, b: 1 };
    expect(LANGUAGE.merge(first, { b: 2 }, { c: 3 })).toEqual({ a: 1, b: 2, c: 3 });
    expect(first).toEqual({ a: 1, b: 1 });
  });

  it('Y.Object counts and finds members', () => {
    expect([objects.size({ a: 1, b: 2 }), objects.isEmpty({}), objects.isEmpty({ a: 0 })]).toEqual([
      2,
      true,
      false,
    ]);
    expect([objects.keys({ a: 1 }), objects.values({ a: 1 })]).toEqual([['a'], [1]]);
    expect([objects.hasKey({ a: 1 }, 'a'), objects.owns({}, 'toString')]).toEqual([true, false]);
  });

  it('Y.Object reads a path, and creates an object that inherits', () => {
    const value = { a: { b: [5] } };
    expect(['a', ['a', 'b', '0'], ['x', 'y']].map((path) => objects.getValue(value, path))).toEqual([
      value.a,
      5,
      undefined,
    ]);
    expect(objects.getValue(null, ['a'])).toBeUndefined();
    expect([objects.hasValue({ a: 1 }, 1), objects.hasValue({ a: 1 }, 'a')]).toEqual([true, false]);
    expect(objects(value).a).toBe(value.a);
    expect(Object.keys(objects(value))).toEqual([]);
  });

  it('clone copies what is inside', () => {
    const original = { list: [1] };
    const copy = LANGUAGE.clone(original);
    copy.list.push(2);
    expect(original.list).toEqual([1]);
  });

  it('Y.QueryString reads and writes', () => {
    expect(QueryString.parse('a=1&b=x%20y')).toEqual({ a: '1', b: 'x y' });
    expect(QueryString.stringify({ a: '1', b: '&' })).toBe('a=1&b=%26');
  });
});

describe('Y.Array', () => {
  it('makes an array of what is like one, from an index on', () => {
    const like = { 0: 'a', 1: 'b', length: 2 };
    expect([arrays(like), arrays(like, 1)]).toEqual([['a', 'b'], ['b']]);
  });

  it('finds, filters and maps with a context', () => {
    const context = { limit: 1 };
    const isOver = function (this: unknown, value: unknown) {
      return Number(value) > (this as typeof context).limit;
    };
    expect(arrays.map([1, 2], isOver, context)).toEqual([false, true]);
    expect(arrays.filter([1, 2, 3], isOver, context)).toEqual([2, 3]);
    expect([arrays.find([1, 2, 3], isOver, context), arrays.find([1], isOver, context)]).toEqual([2, null]);
    expect([arrays.indexOf(['a', 'b'], 'b'), arrays.indexOf(['a'], 'c')]).toEqual([1, -1]);
    expect(arrays.dedupe([1, 2, 1])).toEqual([1, 2]);
    expect([arrays.every([2, 3], isOver, context), arrays.every([1, 2], isOver, context)]).toEqual([
      true,
      false,
    ]);
  });

  it('takes what is like an array', () => {
    const like = { 0: 'a', 1: 'b', 2: 'a', length: 3 };
    expect([arrays.indexOf(like, 'a'), arrays.indexOf(like, 'a', 1)]).toEqual([0, 2]);
    expect([arrays.lastIndexOf(like, 'a'), arrays.unique(like)]).toEqual([2, ['a', 'b']]);
    expect(arrays.invoke(like, 'concat', 'x', 'y')).toEqual(['axy', 'bxy', 'axy']);
    expect(arrays.invoke([{}], 'none')).toEqual([undefined]);
    expect([[], like, 'text', {}, null, () => {}, document.body, window].map(arrays.test)).toEqual([
      1, 2, 0, 0, 0, 0, 0, 0,
    ]);
  });

  it('reduces from a first value, with a context', () => {
    const context = { factor: 10 };
    const sum = function (this: unknown, total: unknown, value: unknown, index: unknown) {
      return Number(total) + Number(value) * (this as typeof context).factor + Number(index);
    };
    expect(arrays.reduce([1, 2], 100, sum, context)).toBe(131);
  });

  it('makes an object of names and values', () => {
    expect(arrays.hash(['a', 'b'], [0])).toEqual({ a: 0, b: true });
    expect(arrays.hash(['a'])).toEqual({ a: true });
  });
});

describe('calls', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('throttle allows one call in the time', () => {
    const context = {};
    const run = vi.fn();
    const throttled = LANGUAGE.throttle(run, 50, context);
    throttled('first');
    vi.advanceTimersByTime(49);
    throttled('early');
    vi.advanceTimersByTime(1);
    throttled('later', 2);
    expect(run.mock.calls).toEqual([['first'], ['later', 2]]);
    expect(run.mock.contexts).toEqual([context, context]);
  });

  it('throttle waits 150 ms by default, and passes its own object', () => {
    const run = vi.fn();
    const owner = { run: LANGUAGE.throttle(run) };
    owner.run();
    vi.advanceTimersByTime(149);
    owner.run();
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    owner.run();
    expect(run.mock.contexts).toEqual([owner, owner]);
  });

  it('later calls once, or again and again', () => {
    const once = vi.fn();
    const again = vi.fn();
    LANGUAGE.later(10, null, once, ['a', 'b']);
    const timer = LANGUAGE.later(10, null, again, 'x', true);
    vi.advanceTimersByTime(30);
    expect(once.mock.calls).toEqual([['a', 'b']]);
    expect(again.mock.calls).toEqual([['x'], ['x'], ['x']]);
    timer.cancel();
    vi.advanceTimersByTime(30);
    expect(again).toHaveBeenCalledTimes(3);
  });

  it('later calls a method by its name, without arguments if there are none', () => {
    const owner = { run: vi.fn() };
    LANGUAGE.later(10, owner, 'run');
    LANGUAGE.later(10, owner, 'none');
    vi.advanceTimersByTime(10);
    expect(owner.run.mock.calls).toEqual([[]]);
    expect(owner.run.mock.contexts).toEqual([owner]);
  });

  it('bind passes the context and its own arguments first', () => {
    const owner = { run: vi.fn((...args: unknown[]) => args.length) };
    expect(LANGUAGE.bind('run', owner, 1)(2, 3)).toBe(3);
    LANGUAGE.bind(owner.run, owner)('only');
    expect(owner.run.mock.calls).toEqual([[1, 2, 3], ['only']]);
    expect(owner.run.mock.contexts).toEqual([owner, owner]);
    expect(LANGUAGE.bind('none', owner)()).toBeUndefined();
  });
});

describe('constructors', () => {
  class Parent {
    greet(): string {
      return 'parent';
    }
  }

  it('extend inherits methods, and adds others and static members', () => {
    function ownConstructor(): void {
      // Its methods are those of the prototype.
    }
    const result = LANGUAGE.extend(ownConstructor, Parent, { own: () => 'child' }, { NAME: 'child' });
    const child: Parent & { readonly own?: () => string } = Reflect.construct(ownConstructor, []);
    expect([child.greet(), child.own?.(), child instanceof Parent]).toEqual(['parent', 'child', true]);
    expect(result).toBe(ownConstructor);
    expect(ownConstructor).toHaveProperty('NAME', 'child');
    expect(ownConstructor).toHaveProperty('superclass', Parent.prototype);
    expect(child.constructor).toBe(ownConstructor);
  });

  it('augment copies methods to instances of a constructor, or to an object', () => {
    const Source = { prototype: { greet: () => 'hello' } };
    function ownConstructor(): void {
      // Its methods are those of the prototype.
    }
    expect(LANGUAGE.augment(ownConstructor, Source)).toBe(ownConstructor);
    expect(Reflect.construct(ownConstructor, []).greet()).toBe('hello');
    expect(ownConstructor).not.toHaveProperty('greet');
    expect(LANGUAGE.augment({}, Source)).toHaveProperty('greet');
  });

  it('guid is another one each time', () => {
    expect(LANGUAGE.guid()).toMatch(/^yui_\w+$/);
    expect(LANGUAGE.guid()).not.toBe(LANGUAGE.guid());
  });
});
