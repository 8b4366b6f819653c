import {
  Block,
  type LessErrorEvent,
  type Node,
  Parselets,
  Renderer,
  Rule,
  RuntimeContext,
  renderNode,
  Stylesheet,
} from '@squarespace/less-ts';
import { extendSelectors } from './extend-selectors.ts';
import { unwrapGroupRules } from './group-rules.ts';
import { messageOf, unclosedBraces } from './less-text.ts';
import { ThemeEvaluator } from './theme-evaluator.ts';
import { createTolerantStream, type LessIssue, type NodeOffsets } from './tolerant-stream.ts';

export interface LessResult {
  /** The CSS of everything that can be compiled. */
  readonly css: string;
  readonly issues: readonly LessIssue[];
}

/**
 * Compiles LESS without imports. Statements that cannot be compiled are left out and reported. It reads no file and runs no
 * script: the compiler has neither plug-ins nor inline JavaScript.
 */
export function compileLess(text: string): LessResult {
  const braces = unclosedBraces(text);
  const closed = text + '}'.repeat(braces.length);
  const [unclosed] = braces.slice(-1);
  const unclosedIssues =
    unclosed === undefined ? [] : [{ message: 'this brace is not closed', offset: unclosed }];
  try {
    const first = run(closed, undefined);
    // Nodes have no positions. To find them takes time, so only sheets with errors are compiled again for them.
    const { css, issues } = first.issues.every(({ offset }) => offset !== undefined)
      ? first
      : run(closed, new Map());
    return { css, issues: unique([...unclosedIssues, ...issues]) };
  } catch (error) {
    const message = error instanceof RangeError ? 'rules are nested too deeply' : messageOf(error);
    return { css: '', issues: [...unclosedIssues, { message, offset: unclosed }] };
  }
}

function run(text: string, offsets: NodeOffsets | undefined): LessResult {
  const context = new RuntimeContext({ compress: false, fastcolor: false }, renderNode);
  const { stream, issues } = createTolerantStream(context, text, offsets);
  const sheet = new Block();
  while (stream.peek() !== undefined) {
    const block = stream.parse(Parselets.PRIMARY);
    if (block instanceof Block) sheet.appendBlock(block);
    if (stream.peek() === '}') issues.push({ message: 'this brace closes nothing', offset: stream.index });
    stream.seek1();
  }
  const evaluated = new ThemeEvaluator(context).evaluateStylesheet(context.newEnv(), new Stylesheet(sheet));
  const css = Renderer.render(context, evaluated).trimEnd();
  return {
    css: css === '' ? '' : `${extendSelectors(unwrapGroupRules(css))}\n`,
    issues: [...issues, ...context.errors.flatMap((event) => issuesOf(event, offsets))],
  };
}

function issuesOf({ errors, node }: LessErrorEvent, offsets: NodeOffsets | undefined): readonly LessIssue[] {
  return errors.map((error) => ({
    message: plain(error.message),
    offset: offsets?.get(error) ?? offsetOf(node, offsets),
  }));
}

/** An evaluated rule is a new node that has the property of the written one. */
function offsetOf(node: Node, offsets: NodeOffsets | undefined): number | undefined {
  return offsets?.get(node) ?? (node instanceof Rule ? offsets?.get(node.property) : undefined);
}

/** The compiler's messages in the words of this project. */
function plain(message: string): string {
  return MESSAGES.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), message);
}

const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/^Failed to locate a definition for the variable (\S+) in current scope$/, 'variable $1 is undefined'],
  [/^Failed to locate a mixin using selector (.*)$/s, 'mixin $1 is undefined'],
  [/^Mixin call (.*) exceeded the recursion limit of \d+$/s, 'mixin $1 calls itself without an end'],
  [/^Variable (\S+) references itself$/, 'variable $1 refers to itself'],
];

function unique(issues: readonly LessIssue[]): readonly LessIssue[] {
  return [...new Map(issues.map((issue) => [`${issue.offset} ${issue.message}`, issue])).values()];
}
