import type { Operator } from './operators.ts';
import type { Token } from './tokens.ts';

/** An expression in evaluation order; `args` marks the start of a call's arguments. */
export type Step =
  | Extract<Token, { kind: 'literal' | 'variable' | 'call' | 'operator' }>
  | { readonly kind: 'args' };

export interface Postfix {
  /** One list of steps per expression of the sequence; empty ones are dropped. */
  readonly expressions: readonly (readonly Step[])[];
  readonly errors: readonly string[];
}

type Pending =
  | { readonly kind: 'operator'; readonly operator: Operator }
  | { readonly kind: 'call'; readonly name: string }
  | { readonly kind: 'paren' };

interface Assembler {
  readonly expressions: (readonly Step[])[];
  readonly errors: string[];
  output: Step[];
  readonly pending: Pending[];
}

/** The shunting-yard algorithm. Rejects only mismatched parentheses (language reference 10.3). */
export function toPostfix(tokens: readonly Token[]): Postfix {
  const assembler: Assembler = { expressions: [], errors: [], output: [], pending: [] };
  for (const token of tokens) {
    const goesOn = feed(assembler, token);
    if (!goesOn) return assembler;
  }
  postprocess(assembler);
  return assembler;
}

/** False when the rest cannot be parsed. */
function feed(assembler: Assembler, token: Token): boolean {
  switch (token.kind) {
    case 'literal':
    case 'variable':
      assembler.output.push(token);
      return true;
    case 'call':
      assembler.pending.push(token);
      assembler.output.push({ kind: 'args' });
      return true;
    case 'operator':
      pushOperator(assembler, token.operator);
      return true;
    case 'punctuation':
      return feedSign(assembler, token.sign);
  }
}

function feedSign(assembler: Assembler, sign: '(' | ')' | ',' | ';'): boolean {
  switch (sign) {
    case '(':
      assembler.pending.push({ kind: 'paren' });
      return true;
    case ')':
      return closeParen(assembler);
    case ',':
      popToParen(assembler);
      return true;
    case ';':
      postprocess(assembler);
      return true;
  }
}

function pushOperator({ pending, output }: Assembler, operator: Operator): void {
  for (let top = pending.at(-1); top !== undefined && goesBefore(top, operator); top = pending.at(-1)) {
    output.push(top);
    pending.pop();
  }
  pending.push({ kind: 'operator', operator });
}

/** Whether the pending operator is applied before the following one. */
function goesBefore(pending: Pending, operator: Operator): pending is Exclude<Pending, { kind: 'paren' }> {
  if (pending.kind !== 'operator') return pending.kind === 'call';
  const { precedence } = pending.operator;
  return operator.isRightAssociative ? precedence > operator.precedence : precedence >= operator.precedence;
}

function popToParen({ pending, output }: Assembler): void {
  for (let top = pending.at(-1); top !== undefined && top.kind !== 'paren'; top = pending.at(-1)) {
    output.push(top);
    pending.pop();
  }
}

/** False when no parenthesis is open. */
function closeParen(assembler: Assembler): boolean {
  popToParen(assembler);
  if (assembler.pending.pop() === undefined) {
    assembler.errors.push('Mismatched operator found: right paren');
    return false;
  }
  const call = assembler.pending.at(-1);
  if (call?.kind !== 'call') return true;
  assembler.pending.pop();
  assembler.output.push(call);
  return true;
}

/**
 * Ends one expression of a sequence. An open parenthesis is an error and drops the expression; operators pending below it stay
 * pending until the end of the next expression.
 */
function postprocess(assembler: Assembler): void {
  const { pending, output } = assembler;
  assembler.output = [];
  for (let top = pending.pop(); top !== undefined; top = pending.pop()) {
    if (top.kind === 'paren') {
      assembler.errors.push('Mismatched operator found: left paren');
      return;
    }
    output.push(top);
  }
  if (output.length > 0) assembler.expressions.push(output);
}
