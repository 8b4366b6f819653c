import type { JsonObject } from '../../../formatters/index.ts';
import { blockTypeName } from '../../../formatters/vocabulary/index.ts';
import { BUILT_IN } from '../../3-route/index.ts';
import type { Diagnostic } from '../../diagnostics/index.ts';
import {
  type Block,
  type DrawnBlockName,
  drawnBlock,
  type Section,
  type Site,
  siteProblem,
  type Theme,
  type ThemeTemplate,
} from '../../model/index.ts';
import { BLOCK_TEMPLATES } from '../templates/built-in-templates.ts';
import { builtInTemplate, type PageInjects, type Templates } from '../templates/templates.ts';
import { type BlockServices, blockData } from './block-data.ts';
import type { LayoutRules } from './layout-rules.ts';

export interface LayoutServices extends BlockServices {
  readonly templates: Templates;
  readonly rules: LayoutRules;
}

export interface LayoutRenderer {
  /** The sections of a page as HTML: main content of an ordinary page. */
  render(page: Site['pages'][number], root: JsonObject, injects: PageInjects): string;
  /** Blocks that were left out so far. */
  diagnostics(): readonly Diagnostic[];
}

/** Draws pages of sections and blocks. In the text they stand in reading order; the grid places them. */
export function createLayoutRenderer(theme: Theme, services: LayoutServices): LayoutRenderer {
  const diagnostics: Diagnostic[] = [];
  const { templates, json } = services;
  const builtIn = builtInBlocks();
  function renderBlock(id: string, block: Block, page: PageSurroundings): JsonObject | undefined {
    const drawn = drawnBlock(block.kind, block.value);
    if (drawn === undefined || ('html' in drawn.value && drawn.name === 'html')) {
      diagnostics.push(unsupported(id, block, page));
      return undefined;
    }
    const template = theme.blocks[drawn.name] ?? builtIn[drawn.name];
    const html = templates.render(
      template,
      { ...page.root, ...blockData(id, drawn, services) },
      page.injects,
    );
    const names = ['sqs-block', `${drawn.name}-block`, `sqs-block-${drawn.name}`];
    if (drawn.name === 'summary-v2') names.push('summary-block');
    return {
      id: `block-${id}`,
      classes: [...names, ...services.rules.classes(block.layout ?? {})].join(' '),
      html,
    };
  }
  return {
    diagnostics: () => diagnostics,
    render: (page, root, injects) => {
      const surroundings = { page, root, injects };
      const inOrder = inOrderOfKeys(page.blocks);
      const sections = inOrderOfKeys(page.sections).map(([id, section]) => ({
        id: `section-${id}`,
        classes: sectionClasses(section),
        background: json.image(section.background?.assetId),
        blocks: inOrder.flatMap(([blockId, block]) =>
          block.section === id ? (renderBlock(blockId, block, surroundings) ?? []) : [],
        ),
      }));
      return templates.render(templates.named(BUILT_IN.blocks), { ...root, sections }, injects);
    },
  };
}

interface PageSurroundings {
  readonly page: Site['pages'][number];
  readonly root: JsonObject;
  readonly injects: PageInjects;
}

function builtInBlocks(): Readonly<Record<DrawnBlockName, ThemeTemplate>> {
  const entries = Object.entries(BLOCK_TEMPLATES).map(([name, text]) => [
    name,
    builtInTemplate(`built-in/blocks/${name}`, text),
  ]);
  return Object.fromEntries(entries);
}

function sectionClasses({ theme, height, hidden = [] }: Section): string {
  const names = ['page-section'];
  if (theme !== undefined) names.push(`theme-${theme}`);
  if (height !== undefined) names.push(`height-${height}`);
  names.push(...hidden.map((device) => `hide-${device}`));
  return names.join(' ');
}

function inOrderOfKeys<Value extends { readonly order: string }>(
  record: Readonly<Record<string, Value>>,
): readonly [string, Value][] {
  return Object.entries(record).sort(
    ([leftId, left], [rightId, right]) => compare(left.order, right.order) || compare(leftId, rightId),
  );
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

function unsupported(id: string, { kind }: Block, { page }: PageSurroundings): Diagnostic {
  const name = blockTypeName(kind);
  const what = name === 'html' ? 'text as HTML' : `kind ${kind}${name === undefined ? '' : ` (${name})`}`;
  return siteProblem('site/unsupported-block', {
    message: `The block "${id}" of the page "${page.title}" is not drawn yet: ${what}`,
    ...(name === 'html' && { hint: 'write the text as Markdown' }),
    trail: [page.file],
  });
}
