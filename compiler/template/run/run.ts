import {
  type Dialect,
  type DialectName,
  isPlainObject,
  type Scope,
  type Value,
} from '../../../formatters/index.ts';
import type { SourceText } from '../../diagnostics/source-text.ts';
import type { Limits, TemplateError } from '../rendered.ts';
import type { Evaluate, Instruction, Span } from '../tree/tree.ts';
import type { ReadRecorder } from './read-recorder.ts';

/** A prepared piece of a template: gives the text it prints. */
export type Segment = (run: Run) => string;

/** A prepared piece that makes a value. May throw where the language speaks of an unexpected exception. */
export type Evaluator = (run: Run) => Value;

/** One level of the stack that names are looked up in (language reference 7.1). */
export interface Frame {
  /** Set it with `setNode`. */
  node: Value;
  /**
   * Whether the node is an object that inherits from `Object.prototype` and nothing else, as all objects made from JSON
   * do: found out once, so that each lookup need not ask whether a property is the object's own.
   */
  isPlain: boolean;
  readonly parent: Frame | undefined;
  /** The turn of a running `.repeated section`, from 0; -1 outside. */
  index: number;
  /** Names are looked up no further down than here. */
  readonly stopsResolution: boolean;
  /** What `.var` and its like have bound here. */
  variables: Map<string, Value> | undefined;
  macros: Map<string, RunnablePartial> | undefined;
  /** Where `node` stands in the data, kept only while reads are recorded; undefined for values made on the way. */
  path: string | undefined;
}

/** The state of one render. A plain record, so that the closures of a template read it without a method call. */
export interface Run {
  frame: Frame;
  /** What formatters and predicates see of this run. */
  readonly scope: Scope;
  readonly dialect: Dialect;
  readonly limits: Limits;
  readonly injects: Readonly<Record<string, Value>>;
  readonly partials: RunnablePartials;
  readonly errors: TemplateError[];
  readonly reads: ReadRecorder | undefined;
  /** Instructions executed so far. */
  steps: number;
  /** Nested partials and macros. */
  depth: number;
  /** Set when a limit is reached: everything then ends as fast as it can, keeping what was printed. */
  isStopped: boolean;
  /** The text whose instructions are running, and the partials on the way to it: for the places of errors. */
  source: SourceText;
  trail: Trail | undefined;
  /** The instruction that is running: for the places of errors. */
  at: Span;
  /** Whether any macro has been defined: most pages have none to look for. */
  hasMacros: boolean;
  /** Broken partials whose errors were reported in this run. */
  reportedPartials: Set<string> | undefined;
  /** How many values the objects that `.ctx` made hold. */
  resizedSizes: WeakMap<object, number> | undefined;
  /** The `.eval` instructions whose expressions are broken and were reported in this run. */
  reportedExpressions: Set<Evaluate> | undefined;
}

/** The partials on the way to the one that runs, innermost first. */
export interface Trail {
  readonly name: string;
  readonly from: Trail | undefined;
}

/** A partial, ready to run inside another template's run. */
export interface RunnablePartial {
  readonly source: SourceText;
  readonly dialect: DialectName;
  readonly body: readonly Instruction[];
  readonly errors: readonly TemplateError[];
  readonly segment: Segment;
}

export interface RunnablePartials {
  find(name: string): RunnablePartial | undefined;
}

export const NO_INDEX = -1;

export function createFrame(node: Value, parent: Frame | undefined, stopsResolution = false): Frame {
  return {
    node,
    isPlain: isPlainObject(node),
    parent,
    index: NO_INDEX,
    stopsResolution,
    variables: undefined,
    macros: undefined,
    path: undefined,
  };
}

/** A frame for a value that often is the node of the frame below it: then what is known of that node is taken over. */
export function createFrameLike(below: Frame, node: Value, stopsResolution: boolean): Frame {
  return {
    node,
    isPlain: node === below.node ? below.isPlain : isPlainObject(node),
    parent: below,
    index: NO_INDEX,
    stopsResolution,
    variables: undefined,
    macros: undefined,
    path: undefined,
  };
}

export function setNode(frame: Frame, node: Value): void {
  frame.node = node;
  frame.isPlain = isPlainObject(node);
}

export function bindVariable(frame: Frame, name: string, value: Value): void {
  frame.variables ??= new Map();
  frame.variables.set(name, value);
}
