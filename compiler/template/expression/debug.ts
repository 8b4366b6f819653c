import type { Step } from './to-postfix.ts';

/** Prints the steps of a sequence like `{.eval #…}` (language reference 10.9). */
export function printSteps(expressions: readonly (readonly Step[])[]): string {
  return `[${expressions.map((steps) => `[${steps.map(printStep).join(' ')}]`).join(', ')}]`;
}

function printStep(step: Step): string {
  switch (step.kind) {
    case 'literal':
      return typeof step.value === 'string' ? JSON.stringify(step.value) : String(step.value);
    case 'variable':
      return step.path.join('.');
    case 'operator':
      return `<${step.operator.description}>`;
    case 'call':
      return `${step.name}()`;
    case 'args':
      return '<args>';
  }
}
