import type { CLDR } from '@phensley/cldr';
import type { Dialect } from './dialect.ts';

/**
 * A template value: any JSON value, or `undefined`, which represents the language's MISSING (the value of an unknown
 * name). MISSING is not a JSON value. Templates never modify values.
 */
export type Value = undefined | null | boolean | number | string | readonly Value[] | JsonObject;

export type JsonObject = { readonly [key: string]: Value };

/** A reference split at its dots: `items.0.title` is `['items', 0, 'title']`. */
export type Path = readonly (string | number)[];

/** The part of the running template that formatters and predicates can access. */
export interface Scope {
  /** The value of the current frame: what `{@}` prints. */
  readonly node: Value;
  /** Resolves a name from the current frame up to the root (language reference 7.3). */
  resolve(path: Path): Value;
  /** Like `resolve`, but skips the current frame (`format` and `message` resolve their arguments there). */
  resolveFromParent(path: Path): Value;
  /** Like `resolve`, with an additional frame that holds `node` on top: the "open frame" of the built-in fragments. */
  resolveOver(node: Value, path: Path): Value;
  /**
   * Runs a macro or partial over `node`. If it does not exist, reports an error and returns MISSING or `''`,
   * depending on the dialect.
   */
  applyPartial(name: string, node: Value, options: ApplyOptions): Value;
  /** Locale data, if provided by the caller. */
  readonly cldr: CLDR | undefined;
  /** The current time in epoch milliseconds. */
  readonly now: number;
  /** Whether `.eval` is enabled; one built-in fragment computes an attribute with it. */
  readonly expressionsEnabled: boolean;
  /** Reports an error of type `engine` with this message. Execution continues. */
  report(message: string): void;
}

export interface ApplyOptions {
  /** Names resolve only in the partial's own frame. */
  readonly isPrivate: boolean;
  /** Bound as `@args` in the partial's frame. */
  readonly args: JsonObject | undefined;
}

/** Formatter families: the ones in the product specification and three more. */
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

/** Output contexts in which a result needs no further escaping. */
export type OutputContext = 'text' | 'attribute' | 'url' | 'script';

/**
 * A formatter: `{value|name args}`. `prepare` runs once for each use in a template and should parse the arguments;
 * the returned function is applied to many values.
 */
export interface Formatter {
  readonly name: string;
  readonly family: Family;
  /**
   * `scope` for formatters that resolve names, use locale data or time, or report errors; others run without a frame.
   */
  readonly reads: 'value' | 'scope';
  /** Contexts in which the result is safe for any value; absent: none. `check` reads it. */
  readonly safeIn?: readonly OutputContext[];
  /**
   * A fast path for formatters that only use the text of the value: the engine calls it directly for strings. Never
   * throws.
   */
  readonly ofText?: (text: string) => string;
  prepare(args: readonly string[], dialect: Dialect): Format;
}

/**
 * `value` is the first variable of the tag, `others` the rest (used by two formatters). The result replaces the first
 * variable. May throw: the engine reports the error and continues after the tag.
 */
export type Format = (value: Value, scope: Scope, others: readonly Value[]) => Value;

/** A predicate: `{.name? args}`; `name` includes the question mark. */
export interface Predicate {
  readonly name: string;
  prepare(args: readonly string[], dialect: Dialect): Test;
}

/** Tests the current frame of `scope`; never prints. */
export type Test = (scope: Scope) => boolean;
