import { scanAttributes, type WrittenAttribute } from './tag-attributes.ts';

/** An `<img>` in a template. Offsets are in UTF-16 units. */
export interface ImageTag {
  readonly start: number;
  /** Offset after the `>`. */
  readonly end: number;
  /** By lowercase name; of duplicates the first counts. */
  readonly attributes: ReadonlyMap<string, WrittenAttribute>;
  /** There is template code among the attributes, which may print any attribute. */
  readonly hasCode: boolean;
}

/** Returns the images of a template, except those in comments, scripts and style sheets. */
export function imageTagsOf(text: string): readonly ImageTag[] {
  const found: ImageTag[] = [];
  const pattern = /<!--|<script(?=[\s>])|<style(?=[\s>])|<img(?=[\s/>{])/gi;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const [opening] = match;
    const start = match.index;
    if (opening.toLowerCase() === '<img') {
      const tag = imageTag(text, start);
      if (tag !== undefined) found.push(tag);
      pattern.lastIndex = tag?.end ?? start + opening.length;
    } else {
      const close = text.indexOf(opening === '<!--' ? '-->' : '</', start + opening.length);
      if (close < 0) return found;
      pattern.lastIndex = close;
    }
  }
  return found;
}

function imageTag(text: string, start: number): ImageTag | undefined {
  const scanned = scanAttributes(text, start + '<img'.length);
  if (scanned === undefined) return undefined;
  const attributes = new Map<string, WrittenAttribute>();
  for (const attribute of scanned.attributes) {
    const name = attribute.name.toLowerCase();
    if (!attributes.has(name)) attributes.set(name, attribute);
  }
  return { start, end: scanned.end, attributes, hasCode: scanned.hasCode };
}
