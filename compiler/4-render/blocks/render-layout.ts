import type { JsonObject } from '../../../formatters/index.ts';
import { BLOCK_TYPE } from '../../../formatters/vocabulary/content/block-type.ts';
import { sortedEntries } from '../../../formatters/vocabulary/sorted-entries.ts';
import { BUILT_IN } from '../../3-route/choose-template.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { blockTitle } from '../../model/block-title.ts';
import { renderableBlock } from '../../model/documents/block-values.ts';
import type { GridBlock, Section } from '../../model/documents/layout.ts';
import { siteDiagnostic } from '../../model/site-diagnostic.ts';
import type { Theme } from '../../model/theme.ts';
import { CLASSIC_ROWS } from '../templates/built-in-templates.ts';
import { builtInTemplate, type PageInjects } from '../templates/templates.ts';
import { classicRows } from './classic-rows.ts';
import {
  type BlockOwner,
  createBlockRenderer,
  type LayoutServices,
  type PageContext,
  type SitePage,
} from './render-block.ts';
import { themeBlock } from './theme-block.ts';

export interface LayoutRenderer {
  /** Renders the sections of a page: the main content of an ordinary page. */
  render(page: SitePage, root: JsonObject, injects: PageInjects): string;
  /** Renders one block with its frame. Undefined when it does not exist, is not rendered or has a value with style rules. */
  renderBlock(options: OneBlock): string | undefined;
  /** Renders the blocks of a block field in classic markup. Empty without a document of this id. */
  renderField(fieldId: string, root: JsonObject, injects: PageInjects): string;
  /** Renders blocks of the settings in classic markup, one below the other. */
  renderSettingsBlocks(blocks: readonly SettingsBlock[], page: Pick<PageContext, 'root' | 'injects'>): string;
  /** Returns and clears the diagnostics of skipped blocks. */
  drainDiagnostics(): readonly Diagnostic[];
}

/** A block that the settings of the site describe. */
export interface SettingsBlock {
  readonly id: string;
  readonly kind: number;
  readonly value: unknown;
}

export interface OneBlock {
  readonly page: SitePage;
  readonly blockId: string;
  /** Replaces the value in the document. */
  readonly value?: unknown;
  readonly root: JsonObject;
  readonly injects: PageInjects;
}

/** Renders pages of sections and blocks. The HTML is in reading order; the grid positions the blocks. */
export function createLayoutRenderer(theme: Theme, services: LayoutServices): LayoutRenderer {
  const { templates, json, annotations } = services;
  const blockRenderer = createBlockRenderer(theme, services);
  let diagnostics: Diagnostic[] = [];

  function renderBlock(id: string, block: GridBlock, context: PageContext): string | undefined {
    const renderable = renderableBlock(block.kind, block.value);
    if (renderable !== undefined) return blockRenderer.render({ id, block, renderable, context });
    const ofTheme = themeBlock(theme, block, services.sanitize);
    if (ofTheme !== undefined)
      return blockRenderer.renderThemeBlock({ id, block, themeBlock: ofTheme, context });
    diagnostics.push(unsupported(id, block, context));
    return undefined;
  }

  return {
    drainDiagnostics: () => {
      const drained = diagnostics;
      diagnostics = [];
      return drained;
    },
    renderBlock: ({ page, blockId, value, root, injects }) => {
      const block = Object.hasOwn(page.blocks, blockId) ? page.blocks[blockId] : undefined;
      if (block === undefined || (value !== undefined && block.kind === BLOCK_TYPE.gallery)) return undefined;
      const renderable = renderableBlock(block.kind, value ?? block.value);
      return (
        renderable &&
        blockRenderer.render({
          id: blockId,
          block,
          renderable,
          context: { owner: ofPage(page), root, injects },
        })
      );
    },
    render: (page, root, injects) => {
      const context = { owner: ofPage(page), root, injects };
      const inOrder = sortedEntries(page.blocks);
      const sections = sortedEntries(page.sections).map(([id, section]) => ({
        id: `section-${id}`,
        ...(annotations && { sid: id }),
        classes: sectionClasses(section),
        background: json.image(section.background?.assetId),
        video: json.image(section.background?.videoId),
        blocks: inOrder.flatMap(([blockId, block]) => {
          const html = block.section === id ? renderBlock(blockId, block, context) : undefined;
          return html === undefined ? [] : [{ html }];
        }),
      }));
      return templates.render(templates.named(BUILT_IN.blocks), { ...root, sections }, injects);
    },
    renderField: (fieldId, root, injects) => {
      const field = services.blockField(fieldId);
      if (field === undefined) return '';
      const owner = {
        name: `the block field "${fieldId}"`,
        file: field.file,
        editPath: `block-field:${fieldId}/blocks`,
        prefix: `${fieldId}-`,
        isClassic: true,
      };
      const blocks = sortedEntries(field.blocks).flatMap(([id, block]) => {
        const html = renderBlock(id, block, { owner, root, injects });
        return html === undefined ? [] : [{ cell: block.layout?.desktop, html }];
      });
      return templates.render(ROWS, { rows: classicRows(blocks) }, injects);
    },
    renderSettingsBlocks: (blocks, page) =>
      blocks
        .map(({ id, kind, value }) =>
          renderBlock(id, { order: id, kind, value }, { owner: SETTINGS, ...page }),
        )
        .join(''),
  };
}

const ROWS = builtInTemplate('built-in/block-field', CLASSIC_ROWS);

const SETTINGS: BlockOwner = {
  name: 'the settings',
  file: 'site.json',
  editPath: undefined,
  prefix: '',
  isClassic: true,
};

function sectionClasses({ theme, height, hidden = [] }: Section): string {
  const names = ['page-section'];
  if (theme !== undefined) names.push(`theme-${theme}`);
  if (height !== undefined) names.push(`height-${height}`);
  names.push(...hidden.map((device) => `hide-${device}`));
  return names.join(' ');
}

function ofPage({ id, title, file }: SitePage): BlockOwner {
  return { name: `the page "${title}"`, file, editPath: `page:${id}/blocks`, prefix: '', isClassic: false };
}

function unsupported(id: string, block: GridBlock, { owner }: PageContext): Diagnostic {
  return siteDiagnostic('site/unsupported-block', {
    message: `The ${blockTitle(block, () => undefined)} of ${owner.name} is not supported yet: kind ${block.kind}`,
    ids: [id],
    trail: [owner.file],
  });
}
