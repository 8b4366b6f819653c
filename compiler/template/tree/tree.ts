import type { Formatter, Path, Predicate } from '../../../formatters/index.ts';

/** UTF-16 offsets into the template; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A name as written, split at its points. */
export interface Reference extends Span {
  readonly path: Path;
}

export interface Arguments {
  readonly delimiter: string;
  readonly values: readonly string[];
}

export interface FormatterCall extends Span {
  readonly formatter: Formatter;
  readonly args: Arguments | undefined;
}

/** `predicate` is absent when the name is unknown: such a call is always false. */
export interface PredicateCall extends Span {
  readonly name: string;
  readonly predicate: Predicate | undefined;
  readonly args: Arguments | undefined;
}

/** What a block leads to when it does not apply: `.end`, or an `.or` part. `'open'` means that `.end` is missing. */
export type Alternate = 'end' | 'open' | Or;

export interface Text extends Span {
  readonly kind: 'text';
  readonly text: string;
}
export interface Comment extends Span {
  readonly kind: 'comment';
  readonly text: string;
  readonly isMultiLine: boolean;
}
/** Tags that print one fixed character. */
export interface Literal extends Span {
  readonly kind: 'meta-left' | 'meta-right' | 'newline' | 'space' | 'tab';
}
export interface Variable extends Span {
  readonly kind: 'variable';
  readonly references: readonly Reference[];
  readonly formatters: readonly FormatterCall[];
}
export interface Section extends Span {
  readonly kind: 'section';
  readonly reference: Reference;
  readonly body: readonly Instruction[];
  readonly alternate: Alternate;
}
export interface RepeatedSection extends Span {
  readonly kind: 'repeated-section';
  readonly reference: Reference;
  readonly body: readonly Instruction[];
  /** What separates two iterations: the `.alternates with` part. */
  readonly separator: readonly Instruction[];
  readonly alternate: Alternate;
}
export interface PredicateBlock extends Span {
  readonly kind: 'predicate';
  readonly call: PredicateCall;
  readonly body: readonly Instruction[];
  readonly alternate: Alternate;
}
export interface If extends Span {
  readonly kind: 'if';
  readonly operators: readonly ('and' | 'or')[];
  readonly references: readonly Reference[];
  readonly body: readonly Instruction[];
  readonly alternate: Alternate;
}
/** `.or`, with or without a predicate; never in a body, only as an alternate. */
export interface Or extends Span {
  readonly kind: 'or';
  readonly call: PredicateCall | undefined;
  readonly body: readonly Instruction[];
  readonly alternate: Alternate;
}
export interface Macro extends Span {
  readonly kind: 'macro';
  readonly name: string;
  readonly body: readonly Instruction[];
  readonly alternate: Alternate;
}
export interface BindVariable extends Span {
  readonly kind: 'var';
  readonly name: string;
  readonly references: readonly Reference[];
  readonly formatters: readonly FormatterCall[];
}
export interface BindContext extends Span {
  readonly kind: 'ctx';
  readonly name: string;
  readonly bindings: readonly { readonly key: string; readonly reference: Reference }[];
}
export interface Evaluate extends Span {
  readonly kind: 'eval';
  readonly expression: string;
  /** Offset where the expression's text starts. */
  readonly expressionStart: number;
}
export interface Include extends Span {
  readonly kind: 'include';
  readonly name: string;
  readonly args: readonly string[];
}
export interface Inject extends Span {
  readonly kind: 'inject';
  readonly name: string;
  readonly path: string;
  readonly args: Arguments | undefined;
}

export type Block = Section | RepeatedSection | PredicateBlock | If | Or | Macro;

export type Instruction =
  | Text
  | Comment
  | Literal
  | Variable
  | Section
  | RepeatedSection
  | PredicateBlock
  | If
  | Macro
  | BindVariable
  | BindContext
  | Evaluate
  | Include
  | Inject;

/** A tag before blocks are assembled: an instruction, or one that controls the assembly. */
export type Tag = Instruction | Or | ControlTag;

export interface ControlTag extends Span {
  readonly kind: 'end' | 'alternates-with' | 'eof';
}

/** A whole template. */
export interface Root {
  readonly body: readonly Instruction[];
  /** Whether the end of the template was reached outside every block. */
  readonly isComplete: boolean;
}
