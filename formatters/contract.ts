import type { CLDR } from '@phensley/cldr';
import type { Dialect } from './dialect.ts';

/**
 * What a template can hold: any JSON value, or `undefined`, which is the language's MISSING (what an unknown
 * name gives). MISSING is not a JSON value. Values are read-only for templates.
 */
export type Value = undefined | null | boolean | number | string | readonly Value[] | JsonObject;

export type JsonObject = { readonly [key: string]: Value };

/** A reference split at its dots: `items.0.title` is `['items', 0, 'title']`. */
export type Path = readonly (string | number)[];

/** What a formatter or predicate may ask of the running template. */
export interface Scope {
  /** The value of the current frame: what `{@}` prints. */
  readonly node: Value;
  /** Finds a name from the current frame down to the root (language reference 7.3). */
  resolve(path: Path): Value;
  /** The same, skipping the current frame (`format` and `message` look their arguments up there). */
  resolveFromParent(path: Path): Value;
  /** The same, as if one more frame holding `node` lay on top: the "open frame" of the built-in fragments. */
  resolveOver(node: Value, path: Path): Value;
  /** Runs a macro or partial over `node`; MISSING or `''` (by dialect) and a reported error when there is none. */
  applyPartial(name: string, node: Value, options: ApplyOptions): Value;
  /** Locale data, when the caller gave some. */
  readonly cldr: CLDR | undefined;
  /** The current time in epoch milliseconds. */
  readonly now: number;
  /** Whether `.eval` is on: one built-in fragment computes an attribute with it. */
  readonly expressionsEnabled: boolean;
  /** Reports an error of type `engine`; `message` is the whole text. Execution goes on. */
  report(message: string): void;
}

export interface ApplyOptions {
  /** Names are looked up in the partial's own frame only. */
  readonly isPrivate: boolean;
  /** Bound as `@args` in the partial's frame. */
  readonly args: JsonObject | undefined;
}

/** The kinds of formatter that the product specification names, and the three it leaves unnamed. */
export type Family =
  | 'commerce'
  | 'content'
  | 'text'
  | 'date'
  | 'number'
  | 'money'
  | 'relative-time'
  | 'data'
  | 'message'
  | 'social';

/** Where in a page a formatter's result can stand without escaping more. */
export type Place = 'text' | 'attribute' | 'url' | 'script';

/**
 * A formatter: `{value|name args}`. It is prepared once for each use in a template and then applied to many values;
 * reading the arguments belongs into `prepare`.
 */
export interface Formatter {
  readonly name: string;
  readonly family: Family;
  /** `scope` when it looks names up, asks for locale data or time, or reports errors; only then is a frame kept for it. */
  readonly reads: 'value' | 'scope';
  /** Where its result is safe to print whatever the value was; absent: nowhere. `check` reads it. */
  readonly safeIn?: readonly Place[];
  /**
   * What it does to a string, for formatters that look at nothing but the value's text: the engine then calls this directly.
   * Never throws.
   */
  readonly ofText?: (text: string) => string;
  prepare(args: readonly string[], dialect: Dialect): Format;
}

/**
 * `value` is the first variable of the tag, `others` are the rest (two formatters read one). The result replaces the
 * first variable. May throw: the engine reports it and goes on after the tag.
 */
export type Format = (value: Value, scope: Scope, others: readonly Value[]) => Value;

/** A predicate: `{.name? args}`; `name` includes the question mark. */
export interface Predicate {
  readonly name: string;
  prepare(args: readonly string[], dialect: Dialect): Test;
}

/** Answers for the current frame of `scope`; never prints. */
export type Test = (scope: Scope) => boolean;
