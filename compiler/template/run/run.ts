import {
  type Dialect,
  type DialectName,
  isPlainObject,
  type Scope,
  type Value,
} from '../../../formatters/index.ts';
import type { SourceText } from '../../diagnostics/source-text.ts';
import type { Injects } from '../injects.ts';
import type { Limits, TemplateError } from '../rendered.ts';
import type { Evaluate, Instruction, Span } from '../tree/tree.ts';
import type { ReadRecorder } from './read-recorder.ts';

/** A prepared piece of a template that returns its output. */
export type Segment = (run: Run) => string;

/** A prepared piece that computes a value. May throw where the language specifies an unexpected exception. */
export type Evaluator = (run: Run) => Value;

/** One level of the stack for name lookups (language reference 7.1). */
export interface Frame {
  /** Change it with `setNode`. */
  node: Value;
  /**
   * Whether the node inherits only from `Object.prototype`, like all objects parsed from JSON. Computed once, so that lookups
   * need no own-property check.
   */
  isPlain: boolean;
  readonly parent: Frame | undefined;
  /** Iteration of a running `.repeated section`, from 0; -1 outside. */
  index: number;
  /** Names are not looked up below this frame. */
  readonly stopsResolution: boolean;
  /** Values bound here by `.var` and similar instructions. */
  variables: Map<string, Value> | undefined;
  macros: Map<string, RunnablePartial> | undefined;
  /** Data path of `node`, only while reads are recorded; undefined for computed values. */
  path: string | undefined;
}

/** State of one render. A plain record, so that closures read it without method calls. */
export interface Run {
  frame: Frame;
  /** The view of this run for formatters and predicates. */
  readonly scope: Scope;
  readonly dialect: Dialect;
  readonly limits: Limits;
  readonly injects: Injects;
  readonly partials: RunnablePartials;
  readonly errors: TemplateError[];
  readonly reads: ReadRecorder | undefined;
  /** Instructions executed so far. */
  steps: number;
  /** Nesting depth of partials and macros. */
  depth: number;
  /** Set when a limit is exceeded: everything ends as soon as possible and the output is kept. */
  isStopped: boolean;
  /** The text whose instructions are running, and the partials leading to it: for error locations. */
  source: SourceText;
  trail: Trail | undefined;
  /** The running instruction: for error locations. */
  at: Span;
  /** Whether any macro has been defined; most pages have none. */
  hasMacros: boolean;
  /** Partials with errors that were reported in this run. */
  reportedPartials: Set<string> | undefined;
  /** Number of values in objects made by `.ctx`. */
  resizedSizes: WeakMap<object, number> | undefined;
  /** `.eval` instructions with invalid expressions that were reported in this run. */
  reportedExpressions: Set<Evaluate> | undefined;
}

/** Partials leading to the running one, innermost first. */
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

/** Creates a frame for a value that is often the node of the frame below; then what is known about that node is reused. */
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
