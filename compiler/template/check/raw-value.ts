import type { OutputContext } from '../../../formatters/index.ts';
import { type Code, templateDiagnostic } from '../../diagnostics/catalog.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceText } from '../../diagnostics/source-text.ts';
import type { FormatterCall, Instruction, Reference, Variable } from '../tree/tree.ts';
import { shortenTag } from './hints/shorten-tag.ts';
import type { HtmlContext } from './html/html-context.ts';
import { walkHtml } from './html/walk-html.ts';

export interface ValueContext {
  readonly source: SourceText;
  readonly context: HtmlContext;
  readonly bindings: Bindings;
}

/** Reports values printed where their formatters do not make them safe: the language itself escapes nothing. */
export function checkValue(
  variable: Variable,
  { source, context, bindings }: ValueContext,
): readonly Diagnostic[] {
  const spot = spotOf(context);
  const [reference] = variable.references;
  if (reference === undefined || isHarmless(reference)) return [];
  if (spot.location === 'text' && looksLikeHtml(source.text, variable.start)) return [];
  const calls =
    variable.formatters.length > 0 ? variable.formatters : (bindings.get(boundName(reference)) ?? []);
  if (isSafe(calls, spot)) return [];
  const tag = shortenTag(source.text.slice(variable.start, variable.end));
  const location = source.location(variable.start, variable.end);
  if (needsDoubleQuotes(calls, spot)) {
    const code = spot.location === 'url' ? 'template/raw-value-in-url' : 'template/raw-value-in-attribute';
    const message = `\`${tag}\` is escaped for double quotes only, and ${contextName(context)} has none`;
    return [templateDiagnostic(code, { message, hint: 'put the value in double quotes', location })];
  }
  const repaired = (formatter: string) => `\`${shortenTag(repair(variable, formatter, source.text))}\``;
  const { code, where, hint } = report({ spot, context, repaired, tag, isMarkup: holdsMarkup(variable) });
  return [
    templateDiagnostic(code, { message: `\`${tag}\` is printed without escaping ${where}`, hint, location }),
  ];
}

/** Appends this escaper to the tag. Escapers for other contexts are removed, as double escaping shows on the page. */
function repair({ start, end, formatters }: Variable, formatter: string, text: string): string {
  const [first] = formatters;
  const names = text.slice(start + 1, first === undefined ? end - 1 : first.start - 1);
  const kept = formatters
    .filter(({ formatter: { name } }) => !ESCAPERS.includes(name))
    .map((call) => text.slice(call.start, call.end));
  return `{${[names, ...kept, formatter].join('|')}}`;
}

const ESCAPERS: readonly string[] = ['html', 'htmltag', 'htmlattr', 'url-encode', 'encode-uri', 'json'];

/** Values that are HTML by name: the text of an item or a block. */
function holdsMarkup({ references: [reference], formatters }: Variable): boolean {
  return formatters.length === 0 && MARKUP.includes(String(reference?.path.at(-1)));
}

const MARKUP: readonly string[] = ['body', 'excerpt', 'html'];

/** Formatters applied to a name bound by `.var`. A name with different bindings counts as unformatted. */
export type Bindings = ReadonlyMap<string, readonly FormatterCall[]>;

export function bindingsOf(body: readonly Instruction[]): Bindings {
  const bindings = new Map<string, readonly FormatterCall[]>();
  walkHtml(body, (instruction) => {
    if (instruction.kind === 'var') {
      const { name, formatters } = instruction;
      const known = bindings.get(name);
      const isSame = known === undefined || chainOf(known) === chainOf(formatters);
      bindings.set(name, isSame ? formatters : []);
    } else if (instruction.kind === 'ctx' || instruction.kind === 'inject')
      bindings.set(instruction.name, []);
  });
  return bindings;
}

function chainOf(calls: readonly FormatterCall[]): string {
  return calls.map(({ formatter }) => formatter.name).join('|');
}

function boundName({ path }: Reference): string {
  return path.length === 1 ? String(path[0]) : '';
}

/** Loop counters are numbers; values from the product itself are HTML on purpose. */
function isHarmless({ path }: Reference): boolean {
  const [first] = path;
  if (first === '@index' || first === '@index0') return path.length === 1;
  return typeof first === 'string' && /^squarespace(?:$|-)/.test(first);
}

/** The author may mark the value as safe with a comment directly before the tag, which prints nothing on any platform. */
function looksLikeHtml(text: string, start: number): boolean {
  return /\{#\s*html\s*#?\}$/.test(text.slice(Math.max(0, start - MAX_MARK_LENGTH), start));
}

const MAX_MARK_LENGTH = 24;

/** HTML context of a value. `quote` is `''` for an unquoted value. */
interface Spot {
  readonly location: OutputContext | 'event';
  readonly quote: '"' | "'" | '';
  /** Whether the value starts the attribute's value. */
  readonly isFirst: boolean;
}

const URL_ATTRIBUTES = [
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'cite',
  'data-src',
  'xlink:href',
  'background',
];

function spotOf({ state, element, attribute, value }: HtmlContext): Spot {
  switch (state) {
    case 'raw':
      // The content of `style` is not a program: text escaping is enough to keep the element from ending.
      return { location: element === 'script' ? 'script' : 'text', quote: '"', isFirst: false };
    case 'double-quoted':
      return { location: locationOf(attribute), quote: '"', isFirst: value === '' };
    case 'single-quoted':
      return { location: locationOf(attribute), quote: "'", isFirst: value === '' };
    case 'unquoted':
    case 'before-value':
      return { location: locationOf(attribute), quote: '', isFirst: value === '' };
    case 'tag-name':
    case 'tag':
    case 'attribute-name':
      return { location: 'attribute', quote: '', isFirst: true };
    default:
      return { location: 'text', quote: '"', isFirst: false };
  }
}

function locationOf(attribute: string): Spot['location'] {
  if (attribute.startsWith('on')) return 'event';
  return URL_ATTRIBUTES.includes(attribute) ? 'url' : 'attribute';
}

function isSafe(calls: readonly FormatterCall[], { location, quote }: Spot): boolean {
  const last = calls.at(-1)?.formatter;
  if (last === undefined) return false;
  const safeIn = last.safeIn ?? [];
  if (safeIn.length === 0) return last.name === 'apply' || writesMarkup(last);
  if (safeIn.includes('script') && safeIn.includes('attribute')) return true;
  switch (location) {
    case 'text':
    case 'script':
      return safeIn.includes(location);
    case 'event':
      return calls.some(({ formatter }) => formatter.name === 'json') && safeIn.includes('attribute');
    default:
      // Escaping keeps single quotes and spaces; URL encoding does not.
      return safeIn.includes('url') || (quote === '"' && safeIn.includes('attribute'));
  }
}

/** Whether only the quotes are wrong. */
function needsDoubleQuotes(calls: readonly FormatterCall[], spot: Spot): boolean {
  const isInAttribute = spot.location === 'attribute' || spot.location === 'url';
  return isInAttribute && isSafe(calls, { ...spot, quote: '"' });
}

/** Formatters that print markup on purpose; their output cannot be escaped. */
function writesMarkup({ name, family }: FormatterCall['formatter']): boolean {
  const passesOn = PASS_ON.includes(name);
  return !passesOn && MARKUP_FAMILIES.includes(family);
}

/** Formatters of those families that print their input unchanged. */
const PASS_ON: readonly string[] = ['AbsUrl', 'capitalize', 'variant-descriptor'];

const MARKUP_FAMILIES: readonly string[] = ['commerce', 'content', 'social', 'money'];

interface ErrorDescription {
  readonly code: Code;
  readonly where: string;
  readonly hint: string;
}

interface Case {
  readonly spot: Spot;
  readonly context: HtmlContext;
  /** Appends a formatter to the tag. */
  repaired(formatter: string): string;
  readonly tag: string;
  readonly isMarkup: boolean;
}

function report({
  spot: { location, quote, isFirst },
  context,
  repaired,
  tag,
  isMarkup,
}: Case): ErrorDescription {
  const { attribute } = context;
  switch (location) {
    case 'text':
      return {
        code: 'template/raw-value-in-html',
        where: context.state === 'raw' ? 'in a style sheet' : 'in the text of the page',
        hint: isMarkup
          ? `write \`{# html #}${tag}\` if it holds HTML on purpose, as that of an item does, or else ${repaired('htmltag')}`
          : `write ${repaired('htmltag')}, or put \`{# html #}\` right before it if it holds HTML on purpose`,
      };
    case 'script':
      return {
        code: 'template/raw-value-in-script',
        where: 'in a script',
        hint: `write ${repaired('json')}, without quotes around it`,
      };
    case 'event':
      return {
        code: 'template/raw-value-in-script',
        where: `in the script of \`${attribute}\``,
        hint: `write ${repaired('json|htmlattr')} in double quotes, without quotes of its own`,
      };
    case 'url':
      return {
        code: 'template/raw-value-in-url',
        where: `in the URL of \`${attribute}\``,
        hint: `write ${repaired(isFirst ? 'htmlattr' : 'url-encode')}${quote === '"' ? '' : ' and put the URL in double quotes'}`,
      };
    default:
      return reportAttribute(quote, context, repaired('htmlattr'));
  }
}

function reportAttribute(
  quote: string,
  { state, attribute }: HtmlContext,
  repaired: string,
): ErrorDescription {
  const code = 'template/raw-value-in-attribute';
  const isInTag = state === 'tag' || state === 'tag-name' || state === 'attribute-name';
  if (isInTag)
    return { code, where: 'in a tag', hint: 'write the attribute out and put its value in double quotes' };
  const where = `in the attribute \`${attribute}\``;
  if (quote === '"') return { code, where, hint: `write ${repaired}` };
  const reason = quote === "'" ? 'escaping leaves single quotes alone' : 'a blank would end it';
  return { code, where, hint: `write ${repaired} and put the value in double quotes: ${reason}` };
}

function contextName({ state, attribute }: HtmlContext): string {
  return state === 'tag' || state === 'tag-name' || state === 'attribute-name'
    ? 'this place'
    : `the attribute \`${attribute}\``;
}
