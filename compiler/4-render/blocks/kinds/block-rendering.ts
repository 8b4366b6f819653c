import type { JsonObject } from '../../../../formatters/index.ts';
import type { ItemGroup } from '../../../3-route/item-groups.ts';
import type { BlockValue, DrawnBlockName } from '../../../model/documents/block-values.ts';
import type { Block } from '../../../model/documents/layout.ts';
import type { FilterKind } from '../../../model/list-filter.ts';
import type { TemplateJson } from '../../../model/template-json/template-json.ts';
import type { RenderMarkdown } from '../../markdown.ts';
import type { EventTimes } from '../calendar/event-days.ts';

export interface BlockServices {
  readonly json: TemplateJson;
  readonly html: RenderMarkdown;
  readonly strings: Readonly<Record<string, string>>;
  /** Sanitizes HTML from untrusted sources. */
  sanitize(html: string): string;
  /** Ids of the collection's visible items, in order. */
  itemIds(collectionId: string): readonly string[];
  /** The groups of the collection's visible items. */
  groups(collectionId: string, kind: FilterKind): readonly ItemGroup[];
  /** The collection's visible events. */
  events(collectionId: string): readonly EventTimes[];
  /** The current month in the time zone of the site: `2026-11`. */
  month(): string;
  /** Of the site. */
  readonly language: string;
  readonly timeZone: string;
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
  /** Whether a published page leaves out the block, which is not finished. */
  isHidden?(value: BlockValue<Name>): boolean;
  /** Whether a published page has nothing at all of a block that prints nothing, not even its frame. */
  readonly mayBeNothing?: true;
}
