import { LITERALS } from '../../instructions/literal.ts';
import type { Alternate, Instruction, RepeatedSection } from '../../tree/tree.ts';
import { advance, HTML_START, type HtmlContext } from './html-context.ts';

/** Called for every instruction with its HTML context. */
export type Visit = (instruction: Instruction, context: HtmlContext) => void;

/**
 * Walks a template in reading order and tracks the HTML context. All branches of a block start in the same context; afterwards
 * the context of the first branch continues.
 */
export function walkHtml(
  body: readonly Instruction[],
  visit: Visit,
  start: HtmlContext = HTML_START,
): HtmlContext {
  let context = start;
  for (const instruction of body) {
    visit(instruction, context);
    context = after(instruction, visit, context);
  }
  return context;
}

function after(instruction: Instruction, visit: Visit, context: HtmlContext): HtmlContext {
  switch (instruction.kind) {
    case 'text':
      return advance(context, instruction.text);
    case 'meta-left':
    case 'meta-right':
    case 'newline':
    case 'space':
    case 'tab':
      return advance(context, LITERALS[instruction.kind]);
    case 'variable':
    case 'eval':
      return afterValue(context);
    case 'repeated-section':
      return afterLoop(instruction, visit, context);
    case 'section':
    case 'predicate':
    case 'if':
      return afterBranches(instruction, visit, context);
    case 'macro':
      // The context where a macro is applied is unknown, so it is treated like a partial.
      walkHtml(instruction.body, visit);
      return context;
    default:
      return context;
  }
}

function afterLoop(loop: RepeatedSection, visit: Visit, context: HtmlContext): HtmlContext {
  const end = walkHtml(loop.body, visit, context);
  walkHtml(loop.separator, visit, end);
  walkAlternate(loop.alternate, visit, context);
  return end;
}

function afterBranches(
  { body, alternate }: { readonly body: readonly Instruction[]; readonly alternate: Alternate },
  visit: Visit,
  context: HtmlContext,
): HtmlContext {
  const end = walkHtml(body, visit, context);
  walkAlternate(alternate, visit, context);
  return end;
}

function walkAlternate(alternate: Alternate, visit: Visit, context: HtmlContext): void {
  if (typeof alternate === 'string') return;
  walkHtml(alternate.body, visit, context);
  walkAlternate(alternate.alternate, visit, context);
}

/** A value is treated as a harmless letter: it never ends a tag, and it starts an unquoted value. */
function afterValue(context: HtmlContext): HtmlContext {
  return context.state === 'text' || context.state === 'raw' ? context : advance(context, 'x');
}
