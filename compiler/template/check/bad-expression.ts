import { templateDiagnostic } from '../../diagnostics/catalog.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceText } from '../../diagnostics/source-text.ts';
import { parseExpression } from '../expression/expression.ts';
import { FUNCTION_NAMES } from '../expression/tokens.ts';
import type { Evaluate } from '../tree/tree.ts';
import { didYouMean } from './hints/did-you-mean.ts';

/** Checks the syntax of an `.eval` (language reference 10.8). Errors that depend on data only occur at run time. */
export function checkExpression(
  { expression, expressionStart, end }: Evaluate,
  source: SourceText,
): readonly Diagnostic[] {
  const [first] = parseExpression(expression, 0).errors;
  if (first === undefined) return [];
  const hint = expressionHint(first);
  return [
    templateDiagnostic('template/bad-expression', {
      message: `Invalid expression: ${first}`,
      ...(hint === undefined ? {} : { hint }),
      location: locationOf(first, { expression, start: expressionStart, end: end - 1, source }),
    }),
  ];
}

interface Written {
  readonly expression: string;
  readonly start: number;
  readonly end: number;
  readonly source: SourceText;
}

/** Range of the character in the message, if it names one; otherwise the whole expression. */
function locationOf(message: string, { expression, start, end, source }: Written) {
  const offset = /^Unexpected .* at (\d+): /.exec(message)?.[1];
  if (offset !== undefined) {
    // The `#` that enables debug output is not counted.
    const at = start + Number(offset) + (expression.startsWith('#') ? 1 : 0);
    return source.location(at, at + 1);
  }
  const name = /^Invalid function (.*)$/.exec(message)?.[1];
  const at = name === undefined ? -1 : expression.indexOf(name);
  if (name !== undefined && at >= 0) return source.location(start + at, start + at + name.length);
  return source.location(start, end);
}

/** Hints for errors of the expression parser. */
export function expressionHint(message: string): string | undefined {
  const name = /^Invalid function (.*)$/.exec(message)?.[1];
  if (name !== undefined)
    return didYouMean(name, FUNCTION_NAMES) ?? `functions are ${FUNCTION_NAMES.join(', ')}`;
  if (message.startsWith('Unexpected character') && message.endsWith(': "?"')) {
    return 'there is no `?:`; use `{.if …}…{.or}…{.end}`';
  }
  if (message.endsWith('left paren')) return 'a closing parenthesis is missing';
  return message.endsWith('right paren') ? 'an opening parenthesis is missing' : undefined;
}
