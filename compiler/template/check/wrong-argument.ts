import { templateDiagnostic } from '../../diagnostics/catalog.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceText } from '../../diagnostics/source-text.ts';
import type { FormatterCall } from '../tree/tree.ts';

/** Formatters whose first argument is a number, and their behavior for other arguments. */
const NUMBERS: Readonly<
  Record<string, { readonly what: string; readonly otherwise: string; readonly example: number }>
> = {
  truncate: { what: 'a number of characters', otherwise: 'nothing is cut', example: 40 },
  mod: { what: 'a number', otherwise: 'it counts as 2', example: 3 },
  'child-image-meta': { what: 'the number of an entry', otherwise: 'nothing is printed', example: 0 },
};

/** Reports arguments that a formatter cannot use and silently replaces by a default. */
export function checkArguments(calls: readonly FormatterCall[], source: SourceText): readonly Diagnostic[] {
  return calls.flatMap(({ formatter: { name }, args, start }) => {
    const wanted = Object.hasOwn(NUMBERS, name) ? NUMBERS[name] : undefined;
    const given = args?.values[0];
    if (wanted === undefined || given === undefined || /^[+-]?\d/.test(given)) return [];
    const from = start + name.length + 1;
    return [
      templateDiagnostic('template/wrong-argument', {
        message: `\`${name}\` takes ${wanted.what}, not ${given === '' ? 'nothing' : `\`${given}\``}: ${wanted.otherwise}`,
        hint: given === '' ? 'put one space before it, not two' : `such as \`${name} ${wanted.example}\``,
        location: source.location(from, from + Math.max(1, given.length)),
      }),
    ];
  });
}
