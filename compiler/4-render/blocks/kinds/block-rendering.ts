import type { JsonObject } from '../../../../formatters/index.ts';
import type { BlockValue, DrawnBlockName } from '../../../model/documents/block-values.ts';
import type { Block } from '../../../model/documents/layout.ts';
import type { TemplateJson } from '../../../model/template-json/template-json.ts';
import type { RenderMarkdown } from '../../markdown.ts';

export interface BlockServices {
  readonly json: TemplateJson;
  readonly html: RenderMarkdown;
  readonly strings: Readonly<Record<string, string>>;
  /** Sanitizes HTML from untrusted sources. */
  sanitize(html: string): string;
  /** Ids of the collection's visible items, in order. */
  itemIds(collectionId: string): readonly string[];
}

export interface BlockContext extends BlockServices {
  readonly id: string;
  readonly layout: Block['layout'];
  /** Marks a text of the value that may be edited in place; `path` is relative to the block's value. */
  mark(path: string, text: string): string;
}

/** How one kind of block is rendered. */
export interface BlockRendering<Name extends DrawnBlockName> {
  /** Built-in template; a theme may have its own. */
  readonly template: string;
  /** Returns the data of the template, in addition to the page's own. */
  data(value: BlockValue<Name>, context: BlockContext): JsonObject;
  /** Default styles, in the style sheet of sites that have such a block. */
  readonly styles?: string;
}
