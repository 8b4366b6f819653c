import { type JsonObject, member } from '../../../formatters/index.ts';
import { blockTypeName } from '../../../formatters/vocabulary/index.ts';
import { BUILT_IN } from '../../3-route/index.ts';
import type { Diagnostic } from '../../diagnostics/index.ts';
import {
  type Block,
  type DrawnBlock,
  type DrawnBlockName,
  drawnBlock,
  type Section,
  type Site,
  siteProblem,
  type Theme,
  type ThemeTemplate,
} from '../../model/index.ts';
import { BLOCK_FRAME, BLOCK_TEMPLATES } from '../templates/built-in-templates.ts';
import { FORM_TEMPLATE } from '../templates/form-template.ts';
import { builtInTemplate, type PageInjects, type Templates } from '../templates/templates.ts';
import type { Annotations } from './annotations.ts';
import { type BlockServices, blockData } from './block-data.ts';
import { formData } from './form/form-data.ts';
import type { LayoutRules } from './layout-rules.ts';

export interface LayoutServices extends BlockServices {
  readonly templates: Templates;
  readonly rules: LayoutRules;
  readonly strings: Readonly<Record<string, string>>;
  /** Says which piece of a page is which, for the editor's canvas; nothing of it is in a published page. */
  readonly annotations?: Annotations | undefined;
}

export type SitePage = Site['pages'][number];

export interface LayoutRenderer {
  /** The sections of a page as HTML: main content of an ordinary page. */
  render(page: SitePage, root: JsonObject, injects: PageInjects): string;
  /** One block with its frame; undefined when it is not drawn, or not there. */
  renderBlock(question: OneBlock): string | undefined;
  /** Blocks that were left out since it was asked last. */
  takeDiagnostics(): readonly Diagnostic[];
}

export interface OneBlock {
  readonly page: SitePage;
  readonly blockId: string;
  readonly root: JsonObject;
  readonly injects: PageInjects;
}

/** Draws pages of sections and blocks. In the text they stand in reading order; the grid places them. */
export function createLayoutRenderer(theme: Theme, services: LayoutServices): LayoutRenderer {
  let diagnostics: Diagnostic[] = [];
  const { templates, json, annotations } = services;
  const builtIn = builtInBlocks();
  const frame = builtInTemplate('built-in/block', BLOCK_FRAME);

  function renderBlock(id: string, block: Block, place: PagePlace): string | undefined {
    const drawn = drawnBlock(block.kind, block.value);
    if (drawn === undefined) {
      diagnostics.push(unsupported(id, block, place));
      return undefined;
    }
    const { root, injects, page } = place;
    const path = (field: string) => `page:${page.id}/blocks/${id}/value/${field}`;
    const data = {
      ...blockData(
        {
          id,
          drawn,
          layout: block.layout,
          mark: (field, text) => annotations?.text(path(field), text) ?? text,
        },
        services,
      ),
      ...formOf(id, drawn, place),
    };
    const template = theme.blocks[drawn.name] ?? builtIn[drawn.name];
    const html = templates.render(template, { ...root, ...data }, injects);
    const names = ['sqs-block', `${drawn.name}-block`, `sqs-block-${drawn.name}`];
    if (drawn.name === 'summary-v2') names.push('summary-block');
    return templates.render(
      frame,
      {
        id: `block-${id}`,
        classes: [...names, ...services.rules.classes(block.layout ?? {})].join(' '),
        html,
        ...(annotations && { bid: id, edit: editPath(drawn, path) }),
      },
      injects,
    );
  }

  /** The form of a form or newsletter block, drawn by the template that all forms have. */
  function formOf(id: string, { name, value }: DrawnBlock, { root, injects }: PagePlace): JsonObject {
    if (name !== 'form' && name !== 'newsletter') return {};
    const form = json.form(value.formId);
    if (form === undefined) return {};
    const siteKey = member(member(json.website, 'captchaSettings'), 'siteKey');
    const data = formData(form, {
      idPrefix: id,
      strings: services.strings,
      siteKey: typeof siteKey === 'string' && siteKey !== '' ? siteKey : undefined,
      isNewsletter: name === 'newsletter',
    });
    const html = templates.render(FORM, { ...root, ...data, formPage: injects.formPage }, injects);
    return { ...data, html };
  }

  return {
    takeDiagnostics: () => {
      const taken = diagnostics;
      diagnostics = [];
      return taken;
    },
    renderBlock: ({ page, blockId, root, injects }) => {
      const block = Object.hasOwn(page.blocks, blockId) ? page.blocks[blockId] : undefined;
      return block && renderBlock(blockId, block, { page, root, injects });
    },
    render: (page, root, injects) => {
      const place = { page, root, injects };
      const inOrder = inOrderOfKeys(page.blocks);
      const sections = inOrderOfKeys(page.sections).map(([id, section]) => ({
        id: `section-${id}`,
        ...(annotations && { sid: id }),
        classes: sectionClasses(section),
        background: json.image(section.background?.assetId),
        blocks: inOrder.flatMap(([blockId, block]) => {
          const html = block.section === id ? renderBlock(blockId, block, place) : undefined;
          return html === undefined ? [] : [{ html }];
        }),
      }));
      return templates.render(templates.named(BUILT_IN.blocks), { ...root, sections }, injects);
    },
  };
}

const FORM = builtInTemplate('built-in/form', FORM_TEMPLATE);

interface PagePlace {
  readonly page: SitePage;
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

/** A text block is edited as a whole. */
function editPath({ name, value }: DrawnBlock, path: (field: string) => string): string | undefined {
  if (name === 'markdown') return path('markdown');
  if (name === 'html') return path('markdown' in value ? 'markdown' : 'html');
  return undefined;
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

function unsupported(id: string, { kind }: Block, { page }: PagePlace): Diagnostic {
  const name = blockTypeName(kind);
  const what = `kind ${kind}${name === undefined ? '' : ` (${name})`}`;
  return siteProblem('site/unsupported-block', {
    message: `The block "${id}" of the page "${page.title}" is not drawn yet: ${what}`,
    trail: [page.file],
  });
}
