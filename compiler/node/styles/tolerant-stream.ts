import {
  Comment,
  LessStream,
  type Node,
  type Parselet,
  Parselets,
  type RuntimeContext,
} from '@squarespace/less-ts';
import { endOfStatement, messageOf } from './less-text.ts';
import { modernStatement, statementAsWritten } from './modern-statements.ts';
import { createModernValues } from './modern-values.ts';
import { createNewerLess } from './newer-statements.ts';

/** Where nodes and errors are in the text. */
export type NodeOffsets = Map<object, number>;

export interface LessIssue {
  readonly message: string;
  /** Where in the text; undefined when the compiler does not tell. */
  readonly offset: number | undefined;
}

export interface TolerantStream {
  readonly stream: LessStream;
  /** Filled while parsing. */
  readonly issues: LessIssue[];
}

/**
 * A stream for the parser that continues after statements that it cannot read, and that knows CSS which is newer than the
 * platform's LESS: the parser asks the stream for each part of the syntax, so this is where both can be added.
 */
export function createTolerantStream(
  context: RuntimeContext,
  text: string,
  offsets: NodeOffsets | undefined,
): TolerantStream {
  const stream = new LessStream(context, text);
  const issues: LessIssue[] = [];
  const { PRIMARY_SUB } = Parselets;
  const { parse: parseAny } = LessStream.prototype;
  const parse = (parselets: Parselet[]) => parseAny.call(stream, parselets);
  const modernValue = createModernValues(stream);
  const newer = createNewerLess(stream);
  const readStatement = createStatementReader(stream, {
    read: () => modernStatement(stream) ?? newer.statement() ?? parse(PRIMARY_SUB),
    issues,
  });
  stream.parse = (parselets) => {
    stream.skipWs();
    const { index } = stream;
    const node =
      parselets === PRIMARY_SUB
        ? readStatement()
        : (modernValue(parselets) ?? newer.value(parselets) ?? parse(parselets));
    if (node !== undefined && offsets !== undefined) recordOffset(node, index, offsets);
    return node;
  };
  return { stream, issues };
}

interface StatementReading {
  read(): Node | undefined;
  readonly issues: LessIssue[];
}

/** A statement that cannot be read becomes a comment, and the next one is read. */
function createStatementReader(
  stream: LessStream,
  { read, issues }: StatementReading,
): () => Node | undefined {
  let count = 0;
  return () => {
    const { index } = stream;
    // Each statement has a character of its own, and the parser tries a block at most three times.
    count += 1;
    if (count > MAX_TRIES * (stream.length + 1)) throw new RangeError('too many tries');
    stream.furthest = index;
    const failure = attempt(read);
    if (failure.node !== undefined) return failure.node;
    if (stream.peek() === undefined || stream.source[index] === '}') return undefined;
    const { furthest } = stream;
    stream.index = index;
    const asWritten = failure.message === undefined ? statementAsWritten(stream) : undefined;
    if (asWritten !== undefined) return asWritten;
    issues.push({ message: failure.message ?? 'this cannot be read', offset: Math.max(index, furthest) });
    stream.index = endOfStatement(stream.source, index);
    return new Comment('', false, false);
  };
}

const MAX_TRIES = 4;

function attempt(read: () => Node | undefined): {
  readonly node?: Node | undefined;
  readonly message?: string;
} {
  try {
    return { node: read() };
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return { message: messageOf(error) };
  }
}

/** Errors of the evaluation get the offset of the innermost node that reports them. */
function recordOffset(node: Node, index: number, offsets: NodeOffsets): void {
  if (offsets.has(node)) return;
  offsets.set(node, index);
  const evaluate = node.eval;
  node.eval = (env) => {
    const known = env.errors.length;
    const value = evaluate.call(node, env);
    for (const error of env.errors.slice(known)) if (!offsets.has(error)) offsets.set(error, index);
    return value;
  };
}
