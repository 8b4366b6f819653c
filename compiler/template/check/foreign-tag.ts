import { templateDiagnostic } from '../../diagnostics/catalog.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Comment, Text, Variable } from '../tree/tree.ts';
import { instructionFor } from './hints/foreign-words.ts';
import { shortenTag } from './hints/shorten-tag.ts';
import { advance, type HtmlContext } from './html/html-context.ts';
import { isInCode, type TextContext } from './malformed-tag.ts';

type Context = Pick<TextContext, 'source' | 'context'>;

/** `{{title}}` of other template languages: the outer braces are printed. */
export function checkBraces({ start, end }: Variable, { source, context }: Context): readonly Diagnostic[] {
  const { text } = source;
  if (text[start - 1] !== '{' || text[end] !== '}' || isInCode(context)) return [];
  const tag = shortenTag(text.slice(start, end));
  const message = `\`{${tag}}\` prints its outer braces around the value`;
  return [
    templateDiagnostic('template/foreign-tag', {
      message,
      hint: `use a single pair: \`${tag}\``,
      location: source.location(start - 1, end + 1),
    }),
  ];
}

const OPENERS = ['each', 'if', 'unless', 'with', 'for', 'foreach'];

/** `{#each cups}` of other template languages is a comment here: it prints nothing and opens no block. */
export function checkComment(
  { text, isMultiLine, start, end }: Comment,
  { source, context }: Context,
): readonly Diagnostic[] {
  const [word = ''] = text.split(/\s/, 1);
  if (isMultiLine || !OPENERS.includes(word) || isInCode(context)) return [];
  const rest = text.slice(word.length).trim();
  // `{# each of them #}` is a note; a single name, or a matching end tag, is not.
  const isBlock = /^[@\w.-]+$/.test(rest) || source.text.includes(`{/${word}}`, end);
  if (!isBlock) return [];
  const name = /^[@\w.-]+/.exec(rest)?.[0];
  const form = word === 'if' ? '.if NAME' : instructionFor(word);
  const repaired = form === undefined || name === undefined ? undefined : `{${form.replace('NAME', name)}}`;
  return [
    templateDiagnostic('template/foreign-tag', {
      message: `\`${shortenTag(source.text.slice(start, end))}\` is a comment here and prints nothing`,
      ...(repaired === undefined ? {} : { hint: `write \`${repaired}\` and, where it ends, \`{.end}\`` }),
      location: source.location(start, end),
    }),
  ];
}

/** End tags such as `{/each}`, and tags such as `{% if a %}`, are text. */
const FOREIGN_TEXT = /\{\/(?:each|if|unless|with|for|foreach|section|repeated section)\}|\{%-? ?[a-z]+/g;

export function checkForeignText({ text, start }: Text, { source, context }: Context): readonly Diagnostic[] {
  if (!text.includes('{/') && !text.includes('{%')) return [];
  const found: Diagnostic[] = [];
  let at: HtmlContext = context;
  let read = 0;
  for (const { 0: tag, index } of text.matchAll(FOREIGN_TEXT)) {
    at = advance(at, text.slice(read, index));
    read = index;
    if (isInCode(at)) continue;
    const isEnd = tag.startsWith('{/');
    found.push(
      templateDiagnostic('template/foreign-tag', {
        message: `\`${tag}${isEnd ? '' : ' …'}\` is not a tag and is printed unchanged`,
        hint: isEnd ? 'blocks end with `{.end}`' : 'instructions begin with a point: `{.if name}` … `{.end}`',
        location: source.location(start + index, start + index + tag.length),
      }),
    );
  }
  return found;
}
