import { templateDiagnostic } from '../../diagnostics/catalog.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceText } from '../../diagnostics/source-text.ts';
import type { suggestName } from '../../diagnostics/suggest-name.ts';
import type { FormatterCall, Instruction } from '../tree/tree.ts';
import { describeUnknownPartial } from './describe-error.ts';
import { walkHtml } from './html/walk-html.ts';

/** Returns the names of all macros in a template, at any depth. */
export function macrosOf(body: readonly Instruction[]): readonly string[] {
  const names: string[] = [];
  walkHtml(body, (instruction) => {
    if (instruction.kind === 'macro') names.push(instruction.name);
  });
  return names;
}

export interface KnownPartials {
  readonly names: ReadonlySet<string>;
  readonly suggest: typeof suggestName;
}

/** Reports `apply` and `.include` with an unknown name. */
export function checkPartials(
  instruction: Instruction,
  { names, suggest }: KnownPartials,
  source: SourceText,
): readonly Diagnostic[] {
  return usesOf(instruction)
    .filter(({ name }) => !names.has(name))
    .map(({ name, start }) => {
      const { code, message, hint } = describeUnknownPartial(name, names, suggest);
      const location = source.location(start, start + name.length);
      return templateDiagnostic(code, { message, ...(hint === undefined ? {} : { hint }), location });
    });
}

interface Use {
  readonly name: string;
  readonly start: number;
}

function usesOf(instruction: Instruction): readonly Use[] {
  switch (instruction.kind) {
    case 'variable':
    case 'var':
      return instruction.formatters.flatMap(appliedBy);
    case 'include':
      return [{ name: instruction.name, start: instruction.start + '{.include '.length }];
    default:
      return [];
  }
}

/** The name follows the formatter's name and one delimiter. */
function appliedBy({ formatter, args, start }: FormatterCall): readonly Use[] {
  const name = args?.values[0];
  if (formatter.name !== 'apply' || name === undefined) return [];
  return [{ name, start: start + 'apply'.length + 1 }];
}
