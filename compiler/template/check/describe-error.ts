import { formatters, predicates } from '../../../formatters/index.ts';
import { type Code, type Diagnostic, nearest, problem } from '../../diagnostics/index.ts';
import type { TemplateError } from '../contract.ts';

/** What helps to explain an error: the template's own text, and the partials it may use. */
interface Surroundings {
  readonly source?: string;
  readonly partials?: readonly string[];
}

/** An error of the engine, whose text is fixed by the language, as a problem told to a person. */
export function describeError(error: TemplateError, surroundings: Surroundings = {}): Diagnostic {
  const text = error.message.replace(/^(?:SyntaxError|RuntimeError): /, '');
  const told = firstMatch(text, { error, surroundings }) ?? {
    code: 'template/failed-instruction',
    message: text,
  };
  const { code, message, hint } = told;
  return problem(code, {
    message,
    ...(hint === undefined ? {} : { hint }),
    ...(error.place === undefined ? {} : { place: error.place }),
    ...(error.trail === undefined || error.trail.length === 0 ? {} : { trail: error.trail }),
  });
}

interface Told {
  readonly code: Code;
  readonly message: string;
  readonly hint?: string | undefined;
}

interface Case {
  readonly error: TemplateError;
  readonly surroundings: Surroundings;
}

type Description = readonly [pattern: RegExp, tell: (groups: readonly string[], context: Case) => Told];

/** The texts of the language reference, sections 6 and 9, and what they mean. */
const DESCRIPTIONS: readonly Description[] = [
  [/^Formatter '(.*)' is unknown$/, ([name = '']) => tellUnknownFormatter(name)],
  [/^Predicate '(.*)' is unknown$/, ([name = '']) => tellUnknownPredicate(name)],
  [/^Reached EOF in the middle of (\w+)$/, (_groups, context) => tellUnclosed(context)],
  [/^Instruction (\w+) not allowed at root$/, ([name = ''], context) => tellAtRoot(name, context)],
  [
    /^(\w+) instruction is not allowed inside (\w+) block\.$/,
    ([name = '', block = ''], context) => tellInside(name, block, context),
  ],
  [/^This OR_PREDICATE block will never execute\.$/, () => UNREACHABLE],
  [/^\w+ Attempt to transition from the EOF state/, () => AFTER_EOF],
  [/^Blocks are nested more than (\d+) deep$/, (_groups) => TOO_DEEP],
  [
    /^Attempt to apply partial '([\s\S]*)' which could not be found\.$/,
    ([name = ''], { surroundings }) => tellUnknownPartial(name, surroundings.partials ?? []),
  ],
  [
    /^Attempt to apply partial '([\s\S]*)' exceeded maximum recursion depth of (\d+)$/,
    ([name = '', depth = '']) => ({
      code: 'template/partial-recursion',
      message: `\`${name}\` is reached through ${depth} partials already and is not applied once more`,
      hint: 'a partial that applies itself needs a value that ends, such as a list of children',
    }),
  ],
  [
    /^Parse of partial "([\s\S]*?)" failed: (?:SyntaxError: )?([\s\S]*)$/,
    ([name = '', why = '']) => ({
      code: 'template/broken-partial',
      message: `The partial \`${name}\` has an error and counts as empty: ${why}`,
    }),
  ],
  [
    /^Error parsing expression: "(?:[^"\\]|\\.)*": ([\s\S]*)$/,
    ([why = '']) => ({ code: 'template/bad-expression', message: `This is no expression: ${why}` }),
  ],
  [
    /^Error reducing expression: ([\s\S]*)$/,
    ([why = '']) => ({ code: 'template/failed-expression', message: `The expression gives nothing: ${why}` }),
  ],
  [
    / is not yet implemented$/,
    (_groups, { error }) => ({ code: 'template/not-implemented', message: error.message }),
  ],
];

function firstMatch(text: string, context: Case): Told | undefined {
  for (const [pattern, tell] of DESCRIPTIONS) {
    const match = pattern.exec(text);
    if (match !== null) return tell(match.slice(1), context);
  }
  return undefined;
}

function tellUnknownFormatter(name: string): Told {
  return {
    code: 'template/unknown-formatter',
    message: `There is no formatter \`${name}\``,
    hint: didYouMean(name, formatters.keys()) ?? 'the tag is printed as it stands',
  };
}

function tellUnknownPredicate(name: string): Told {
  return {
    code: 'template/unknown-predicate',
    message: `There is no predicate \`${name}\``,
    hint: didYouMean(name, predicates.keys()) ?? 'the block is never printed',
  };
}

export function tellUnknownPartial(name: string, partials: readonly string[]): Told {
  return {
    code: 'template/unknown-partial',
    message: `There is no partial or macro \`${name}\``,
    hint: didYouMean(name, partials),
  };
}

export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const close = nearest(word, candidates);
  return close === undefined ? undefined : `did you mean \`${close}\`?`;
}

function tellUnclosed(context: Case): Told {
  return {
    code: 'template/unclosed-block',
    message: `${quoteTag(context)} is never closed`,
    hint: 'add `{.end}` where the block ends',
  };
}

function tellAtRoot(name: string, context: Case): Told {
  const tag = quoteTag(context);
  if (name === 'END') {
    return {
      code: 'template/misplaced-instruction',
      message: `${tag} closes nothing: no block is open here`,
      hint: 'take it away, or look above for an `{.end}` too many',
    };
  }
  return {
    code: 'template/misplaced-instruction',
    message: `${tag} stands outside every block`,
    hint:
      name === 'OR' || name === 'OR_PREDICATE'
        ? 'an earlier `{.end}` closed its block'
        : 'it belongs into a `.repeated section`',
  };
}

function tellInside(name: string, block: string, context: Case): Told {
  const isSecond = name === 'ALTERNATES_WITH' && block === 'REPEATED';
  return {
    code: 'template/misplaced-instruction',
    message: `${quoteTag(context)} ${isSecond ? 'stands twice in one loop' : `has no place in ${BLOCK_NAMES[block] ?? block}`}`,
    hint:
      name === 'ALTERNATES_WITH' && !isSecond
        ? 'it belongs directly into a `.repeated section`'
        : 'take it away',
  };
}

const BLOCK_NAMES: Readonly<Record<string, string>> = {
  SECTION: 'a `.section`',
  REPEATED: 'a `.repeated section`',
  PREDICATE: 'the block of a predicate',
  IF: 'an `.if`',
  OR_PREDICATE: 'an `.or` part',
  MACRO: 'a `.macro`',
};

const UNREACHABLE: Told = {
  code: 'template/unreachable-block',
  message: 'This `.or` never runs: the `.or` before it has no condition and always applies',
  hint: 'give the one before it a condition, or take one of them away',
};

const AFTER_EOF: Told = {
  code: 'template/misplaced-instruction',
  message: '`{.eof}` ended the template, and it goes on after it',
  hint: 'take `{.eof}` away; a template needs none',
};

const TOO_DEEP: Told = {
  code: 'template/too-deep',
  message: 'Blocks are nested too deep here',
  hint: 'move the inner part into a partial',
};

/** The tag at the error's place, as the author wrote it. */
function quoteTag({ error: { place }, surroundings: { source } }: Case): string {
  if (place === undefined || source === undefined) return 'This instruction';
  return `\`${source.slice(place.start.offset, place.end.offset)}\``;
}
