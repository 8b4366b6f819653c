import { suggestName } from '../../../diagnostics/suggest-name.ts';
import { NO_NAME } from '../../../model/theme.ts';
import { isCurrentCollection } from './current-collection.ts';
import { hasTemplateCode } from './has-template-code.ts';
import type { Tag } from './scan-tags.ts';
import type { Rejection, TagWriter } from './tag-writer.ts';

/** Maximum number of items that a query returns, and that it skips (theme format, "Tags"). */
const MAX_LIMIT = 100;
const MAX_SKIP = 10;

/** `<squarespace:query collection limit skip category tag featured>`: provides `collection` and `items` to the body. */
export function expandQuery(tag: Tag, writer: TagWriter): Rejection | undefined {
  const { collection = '', category, tag: tagName, featured } = tag.attributes;
  if (collection === '') return { message: 'The tag needs a collection', hint: EXAMPLE };
  if (tag.body === undefined) {
    const message = 'The query has no closing tag; its results are shown between the tags';
    return { message, hint: EXAMPLE };
  }
  const isCurrent = isCurrentCollection(collection);
  const by = (['tag', 'category'] as const).find((name) => hasTemplateCode(tag.attributes[name] ?? ''));
  const computed = Object.entries(tag.attributes).find(
    ([name, value]) => name !== by && !(name === 'collection' && isCurrent) && hasTemplateCode(value),
  )?.[1];
  if (computed !== undefined) {
    return { message: `A query cannot contain template code: ${computed}`, hint: 'write the value itself' };
  }
  const limit = numberOf(tag.attributes.limit, { min: 1, max: MAX_LIMIT, fallback: MAX_LIMIT });
  const skip = numberOf(tag.attributes.skip, { min: 0, max: MAX_SKIP, fallback: 0 });
  if (limit.isInvalid) warn(`The limit of a query must be a number from 1 to ${MAX_LIMIT}`, writer);
  if (skip.isInvalid) warn(`A query skips a number of items, at most ${MAX_SKIP}`, writer);
  if (limit.isTooHigh) warn(`A query returns at most ${MAX_LIMIT} items`, writer, MAXIMUM);
  if (skip.isTooHigh) warn(`A query skips at most ${MAX_SKIP} items`, writer, MAXIMUM);
  const query = {
    collection: isCurrent ? undefined : collection.replace(/^\//, ''),
    limit: limit.value,
    skip: skip.value,
    featured: featured !== undefined && featured !== 'false',
    ...(category !== undefined && by !== 'category' && { category }),
    ...(tagName !== undefined && by !== 'tag' && { tag: tagName }),
    ...(by && { by }),
  };
  if (query.collection !== undefined) warnOfCollection(query.collection, writer);
  const key = `query/${keyOf(query)}`;
  writer.use({ kind: 'query', key, query });
  if (by === undefined) writer.generate(`{.inject ${writer.variable} ${key}}`);
  else generateComputed(tag.attributes[by] ?? '', key, writer);
  writer.generate(`{.section ${writer.variable}}`);
  writer.body();
  writer.generate('{.end}');
  return undefined;
}

/** The name is computed as text where the tag is, and selects one of the results. A name without items selects `NO_NAME`. */
function generateComputed(value: string, key: string, { variable, generate }: TagWriter): void {
  const macro = variable.slice(1);
  generate(`{.macro ${macro}}${value}{.end}{.var ${variable}-name @|apply ${macro}}`);
  generate(`{.inject ${variable}-all ${key}}{.var ${variable} ${variable}-all|get ${variable}-name}`);
  generate(`{.if ${variable}}{.or}{.var ${variable} ${variable}-all.${NO_NAME}}{.end}`);
}

const MAXIMUM = 'the maximum is used';

function warn(message: string, writer: TagWriter, hint: string = EXAMPLE): void {
  writer.warn({ code: 'theme/broken-tag', message, hint });
}

/** A number of an attribute. The platform publishes any text there, so that an invalid one is as if it were missing. */
function numberOf(
  text: string | undefined,
  { min, max, fallback }: { readonly min: number; readonly max: number; readonly fallback: number },
): { readonly value: number; readonly isInvalid: boolean; readonly isTooHigh: boolean } {
  const number = text?.trim() ? wholeNumber(text.trim(), fallback) : fallback;
  const isInvalid = number === undefined || number < min;
  const value = isInvalid ? fallback : Math.min(number, max);
  return { value, isInvalid, isTooHigh: !isInvalid && number > max };
}

function warnOfCollection(urlId: string, { expansion, warn }: TagWriter): void {
  const known = expansion.collectionUrlIds;
  if (known === undefined || known.includes(urlId)) return;
  const close = suggestName(urlId, known);
  const message = `There is no collection at /${urlId}`;
  const hint = close === undefined ? {} : { hint: `did you mean "${close}"?` };
  warn({ code: 'theme/unknown-collection', message, ...hint });
}

const EXAMPLE = '<squarespace:query collection="journal" limit="3">…</squarespace:query>';

/** Undefined for anything but a number. */
export function wholeNumber(text: string | undefined, fallback: number): number | undefined {
  if (text === undefined) return fallback;
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Equal queries share one key; paths of the language allow only simple characters (reference 3.3). */
export function keyOf(query: object): string {
  return Array.from(JSON.stringify(query), (character) =>
    /[A-Za-z0-9]/.test(character) ? character : `_${character.codePointAt(0)?.toString(16)}`,
  ).join('');
}
