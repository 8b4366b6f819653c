import { escapeAttribute } from '../../../formatters/index.ts';
import type { Attributes } from './attributes.ts';
import type { HtmlTag } from './scan-html.ts';

/** Collects edits of a text and applies them at once; everything in between stays byte for byte. */
export interface Splices {
  replace(start: number, end: number, text: string): void;
  insert(at: number, text: string): void;
  /** Sets an attribute of a tag; undefined removes it. */
  setAttribute(tag: TagWithAttributes, name: string, value: string | undefined): void;
  /** Whether a new text contains `part`. */
  addsText(part: string): boolean;
  /** Returns the edited text. Of two overlapping edits the first one wins. */
  apply(text: string): string;
}

export interface TagWithAttributes {
  readonly tag: HtmlTag;
  readonly attributes: Attributes;
}

interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function createSplices(): Splices {
  const recorded: Splice[] = [];
  const replace = (start: number, end: number, text: string) => void recorded.push({ start, end, text });
  return {
    replace,
    insert: (at, text) => replace(at, at, text),
    setAttribute: ({ tag, attributes }, name, value) => {
      const known = attributes.get(name);
      const text = value === undefined ? '' : `${name}="${escapeAttribute(value)}"`;
      // Removes the space before a removed attribute too.
      if (known !== undefined) replace(known.start - (value === undefined ? 1 : 0), known.end, text);
      else if (value !== undefined) {
        const at = tag.start + 1 + tag.name.length;
        replace(at, at, ` ${text}`);
      }
    },
    addsText: (part) => recorded.some(({ text }) => text.includes(part)),
    apply: (text) => {
      if (recorded.length === 0) return text;
      const inOrder = recorded.toSorted((left, right) => left.start - right.start || left.end - right.end);
      let result = '';
      let at = 0;
      for (const splice of inOrder) {
        if (splice.start < at) continue;
        result += text.slice(at, splice.start) + splice.text;
        at = splice.end;
      }
      return result + text.slice(at);
    },
  };
}
