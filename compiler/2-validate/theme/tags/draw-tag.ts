import { suggestName } from '../../../diagnostics/suggest-name.ts';
import type { Tag } from './scan-tags.ts';
import type { Rejection, TagWriter } from './tag-writer.ts';

/** Returns why the data of a tag cannot be shown: without a body, it needs a block of the theme. */
export function whyNotDrawn(
  { name, attributes: { template }, body }: Tag,
  writer: TagWriter,
  example: string,
): Rejection | undefined {
  if (template === undefined && body === undefined) {
    return { message: `squarespace:${name} needs a template or a body`, hint: example };
  }
  if (template === undefined || partialName(template, writer) !== undefined) return undefined;
  const names = writer.expansion.partialNames.map((name) => name.replace(/\.block$/, ''));
  const close = suggestName(template, names);
  const hint = close === undefined ? 'blocks are files in blocks/' : `did you mean "${close}"?`;
  return { message: `The theme has no block "${template}"`, hint };
}

function partialName(template: string, { expansion }: TagWriter): string | undefined {
  return [`${template}.block`, template].find((name) => expansion.partialNames.includes(name));
}

/** Renders the named block, or the body, with the injected data in a frame on top of the page's. */
export function drawTag({ attributes: { template } }: Tag, writer: TagWriter, key: string): void {
  const { variable } = writer;
  writer.generate(`{.inject ${variable} ${key}}{.section ${variable}}`);
  if (template === undefined) writer.body();
  else writer.generate(`{@|apply ${partialName(template, writer) ?? template}}`);
  writer.generate('{.end}');
}
