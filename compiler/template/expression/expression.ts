import { createExpressionLexer, type ExpressionLexer } from './lexer.ts';
import { type Step, toPostfix } from './to-postfix.ts';
import { tokenize } from './tokens.ts';

/** A parsed expression, or its errors. */
export interface Expression {
  readonly text: string;
  readonly expressions: readonly (readonly Step[])[];
  readonly errors: readonly string[];
  /** Whether the steps are printed too: the text started with `#`. */
  readonly isDebug: boolean;
}

/** Parses the text of an `.eval` (language reference 10). `maxTokens` 0 is unlimited. */
export function parseExpression(written: string, maxTokens: number): Expression {
  const isDebug = written.startsWith('#');
  const text = isDebug ? written.slice(1) : written;
  const { tokens, errors } = tokenize(text, maxTokens, expressionLexer());
  if (errors.length > 0) return { text, expressions: [], errors, isDebug };
  return { text, ...toPostfix(tokens), isDebug };
}

/** Created on first use and shared: the lexer has no state. */
const expressionLexer = once(createExpressionLexer);

function once(make: () => ExpressionLexer): () => ExpressionLexer {
  let made: ExpressionLexer | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
