import { formatters, predicates } from '../../../formatters/index.ts';
import { type Code, templateDiagnostic } from '../../diagnostics/catalog.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { suggestName } from '../../diagnostics/suggest-name.ts';
import type { TemplateError } from '../rendered.ts';
import { expressionHint } from './bad-expression.ts';
import { didYouMean } from './hints/did-you-mean.ts';
import { formatterFor } from './hints/foreign-words.ts';
import { shortenTag } from './hints/shorten-tag.ts';

/** Information that helps to explain an error: the template text, and the available partials. */
interface KnownNames {
  readonly source?: string;
  readonly partials?: readonly string[];
}

/** Converts an engine error, whose text is fixed by the language, to a diagnostic. */
export function describeError(error: TemplateError, known: KnownNames = {}): Diagnostic {
  const text = error.message.replace(/^(?:SyntaxError|RuntimeError): /, '');
  const reported = firstMatch(text, { error, known }) ?? {
    code: 'template/failed-instruction',
    message: text,
  };
  const { code, message, hint } = reported;
  return templateDiagnostic(code, {
    message,
    ...(hint === undefined ? {} : { hint }),
    ...(error.location === undefined ? {} : { location: error.location }),
    ...(error.trail === undefined || error.trail.length === 0 ? {} : { trail: error.trail }),
  });
}

interface ErrorDescription {
  readonly code: Code;
  readonly message: string;
  readonly hint?: string | undefined;
}

interface Case {
  readonly error: TemplateError;
  readonly known: KnownNames;
}

type Description = readonly [
  pattern: RegExp,
  report: (groups: readonly string[], context: Case) => ErrorDescription,
];

/** Error texts of the language reference, sections 6 and 9, and their descriptions. */
const DESCRIPTIONS: readonly Description[] = [
  [/^Formatter '(.*)' is unknown$/, ([name = '']) => describeUnknownFormatter(name)],
  [/^Predicate '(.*)' is unknown$/, ([name = '']) => describeUnknownPredicate(name)],
  [/^Reached EOF in the middle of (\w+)$/, (_groups, context) => describeUnclosed(context)],
  [/^Instruction (\w+) not allowed at root$/, ([name = ''], context) => describeAtRoot(name, context)],
  [
    /^(\w+) instruction is not allowed inside (\w+) block\.$/,
    ([name = '', block = ''], context) => describeInside(name, block, context),
  ],
  [/^This OR_PREDICATE block will never execute\.$/, () => UNREACHABLE],
  [/^\w+ Attempt to transition from the EOF state/, () => AFTER_EOF],
  [/^Blocks (?:are nested more than \d+|and partials are nested too) deep$/, () => TOO_DEEP],
  [
    /^Template executed more than (\d+) instructions$/,
    ([limit = '']) => describeLimit(`ran more than ${limit} instructions`),
  ],
  [
    /^Output would exceed the maximum length of (\d+)$/,
    ([limit = '']) => describeLimit(`printed more than ${limit} characters`),
  ],
  [
    /^The object (@[\w-]+) holds more than (\d+) values$/,
    ([name = '', limit = '']) => ({
      code: 'template/limit-reached',
      message: `The object \`${name}\` holds more than ${limit} values; rendering stopped here`,
      hint: 'do not put an object made with `.ctx` twice into another one',
    }),
  ],
  [
    /^Attempt to apply partial '([\s\S]*)' which could not be found\.$/,
    ([name = ''], { known }) => describeUnknownPartial(name, known.partials ?? []),
  ],
  [
    /^Attempt to apply partial '([\s\S]*)' exceeded maximum recursion depth of (\d+)$/,
    ([name = '', depth = '']) => ({
      code: 'template/partial-recursion',
      message: `\`${name}\` is nested ${depth} partials deep and is not applied again`,
      hint: 'a recursive partial needs data that ends, such as a list of children',
    }),
  ],
  [
    /^Parse of partial "([\s\S]*?)" failed: (?:SyntaxError: )?([\s\S]*)$/,
    ([name = '', why = '']) => describeBrokenPartial(name, why),
  ],
  [
    /^Partial "([\s\S]*?)" has an END outside of every block, which is ignored$/,
    ([name = '']) => ({
      code: 'template/broken-partial',
      message: `The partial \`${name}\` has an extra \`{.end}\`, which is ignored`,
      hint: 'check the partial itself to see where',
    }),
  ],
  [
    /^Error parsing expression: [\s\S]*: Expression exceeds the maximum number of allowed tokens: (\d+)$/,
    ([limit = '']) => ({
      code: 'template/limit-reached',
      message: `The expression has more than ${limit} names, values and operators`,
      hint: 'split it into several `.eval` tags',
    }),
  ],
  [
    /^Error reducing expression: [\s\S]*: Concatenation would exceed maximum string length (\d+)$/,
    ([limit = '']) => ({
      code: 'template/limit-reached',
      message: `The expression creates a string of more than ${limit} characters`,
      hint: 'print its parts separately',
    }),
  ],
  [
    /^Error parsing expression: "(?:[^"\\]|\\.)*": ([\s\S]*)$/,
    ([why = '']) => ({
      code: 'template/bad-expression',
      message: `Invalid expression: ${why}`,
      hint: expressionHint(why),
    }),
  ],
  [
    /^Error reducing expression: ([\s\S]*)$/,
    ([why = '']) => ({
      code: 'template/failed-expression',
      message: `The expression failed: ${why}`,
      hint: 'operators need numbers or strings, not lists or objects',
    }),
  ],
  [
    / is not yet implemented$/,
    (_groups, { error }) => ({
      code: 'template/not-implemented',
      message: error.message,
      hint: 'no platform supports it; remove it or use another one',
    }),
  ],
  [
    /^Unexpected \w+ error when executing \w+: ([\s\S]*)$/,
    ([why = ''], context) => ({
      code: 'template/failed-instruction',
      message: `${quoteTag(context)} failed and printed nothing: ${why}`,
      hint: 'check its input value',
    }),
  ],
];

function firstMatch(text: string, context: Case): ErrorDescription | undefined {
  for (const [pattern, report] of DESCRIPTIONS) {
    const match = pattern.exec(text);
    if (match !== null) return report(match.slice(1), context);
  }
  return undefined;
}

function describeUnknownFormatter(name: string): ErrorDescription {
  const known = formatterFor(name);
  return {
    code: 'template/unknown-formatter',
    message: `There is no formatter \`${name}\``,
    hint:
      known === undefined
        ? (didYouMean(name, formatters.keys()) ?? 'docs/language.md#all-formatters lists them all')
        : `it is called \`${known}\` here; docs/language.md#all-formatters lists them all`,
  };
}

function describeUnknownPredicate(name: string): ErrorDescription {
  return {
    code: 'template/unknown-predicate',
    message: `There is no predicate \`${name}\``,
    hint: didYouMean(name, predicates.keys()) ?? 'docs/language.md#all-predicates lists them all',
  };
}

export function describeUnknownPartial(
  name: string,
  partials: Iterable<string>,
  suggest: typeof suggestName = suggestName,
): ErrorDescription {
  return {
    code: 'template/unknown-partial',
    message: `There is no partial or macro \`${name}\``,
    hint: name.startsWith('sqs-') ? SYSTEM_PARTIAL : suggestPartial(name, partials, suggest),
  };
}

const SYSTEM_PARTIAL =
  'partials of this kind are the platform’s own, and are there only when a site is built';

function suggestPartial(name: string, partials: Iterable<string>, suggest: typeof suggestName): string {
  // A partial in a folder, referred to without the folder.
  for (const known of partials) {
    if (!known.endsWith(`/${name}`)) continue;
    return `did you mean \`${known}\`? Or name its folder: --partials ${known.slice(0, -name.length - 1)}`;
  }
  return didYouMean(name, partials, suggest) ?? 'a partial is called by the name of its file';
}

/** The location inside the partial is unknown here, so the tag is left out. */
function describeBrokenPartial(name: string, why: string): ErrorDescription {
  const inner: Case = { error: { type: 'assembler', message: why }, known: {} };
  const effect = UNKNOWN_NAME.test(why) ? 'has an error' : 'has an error and is treated as empty';
  return {
    code: 'template/broken-partial',
    message: `The partial \`${name}\` ${effect}: ${firstMatch(why, inner)?.message ?? why}`,
    hint: 'check the partial itself to see where',
  };
}

/** The rest of a partial with an unknown name is shown. */
const UNKNOWN_NAME = /^(?:Formatter|Predicate) '[\s\S]*' is unknown$/;

function describeLimit(what: string): ErrorDescription {
  return {
    code: 'template/limit-reached',
    message: `The template ${what}, so rendering stopped here`,
    hint: 'look for nested loops over the same list',
  };
}

function describeUnclosed(context: Case): ErrorDescription {
  return {
    code: 'template/unclosed-block',
    message: `${quoteTag(context)} is never closed`,
    hint: 'add `{.end}` where the block ends',
  };
}

function describeAtRoot(name: string, context: Case): ErrorDescription {
  const tag = quoteTag(context);
  if (name === 'END') {
    return {
      code: 'template/misplaced-instruction',
      message: `${tag} closes nothing: no block is open here`,
      hint: 'remove it, or look for an extra `{.end}` above',
    };
  }
  return {
    code: 'template/misplaced-instruction',
    message: `${tag} is outside every block`,
    hint:
      name === 'OR' || name === 'OR_PREDICATE'
        ? 'an earlier `{.end}` closed its block'
        : 'it belongs into a `.repeated section`',
  };
}

function describeInside(name: string, block: string, context: Case): ErrorDescription {
  const isSecond = name === 'ALTERNATES_WITH' && block === 'REPEATED';
  return {
    code: 'template/misplaced-instruction',
    message: `${quoteTag(context)} ${isSecond ? 'is used twice in one loop' : `is not allowed in ${BLOCK_NAMES[block] ?? block}`}`,
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

const UNREACHABLE: ErrorDescription = {
  code: 'template/unreachable-block',
  message: 'This `.or` never runs: the `.or` before it has no condition and always applies',
  hint: 'give the one before it a condition, or remove one of them',
};

const AFTER_EOF: ErrorDescription = {
  code: 'template/misplaced-instruction',
  message: '`{.eof}` ends the template, but more text follows',
  hint: 'remove `{.eof}`; templates do not need it',
};

const TOO_DEEP: ErrorDescription = {
  code: 'template/too-deep',
  message: 'Blocks are nested too deep here',
  hint: 'move the inner part into a partial',
};

/** The tag at the error's location, as written. */
function quoteTag({ error: { location }, known: { source } }: Case): string {
  if (location === undefined || source === undefined) return 'This instruction';
  return `\`${shortenTag(source.slice(location.start.offset, location.end.offset))}\``;
}
