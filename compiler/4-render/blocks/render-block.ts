import { type JsonObject, member } from '../../../formatters/index.ts';
import type { DrawnBlockName, RenderableBlock } from '../../model/documents/block-values.ts';
import type { Block } from '../../model/documents/layout.ts';
import { ownValue } from '../../model/own-value.ts';
import type { Site } from '../../model/site.ts';
import type { Theme } from '../../model/theme.ts';
import { BLOCK_FRAME, CLASSIC_FRAME } from '../templates/built-in-templates.ts';
import { FORM_TEMPLATE } from '../templates/form-template.ts';
import { builtInTemplate, type PageInjects, type Templates } from '../templates/templates.ts';
import type { Annotations } from './annotations.ts';
import { formData } from './form/form-data.ts';
import type { BlockContext, BlockRendering, BlockServices } from './kinds/block-rendering.ts';
import { BLOCK_RENDERINGS } from './kinds/block-renderings.ts';
import type { LayoutRules } from './layout-rules.ts';
import { blockTemplate, blockTemplateData, type ThemeBlock } from './theme-block.ts';

export interface LayoutServices extends BlockServices {
  readonly templates: Templates;
  readonly rules: LayoutRules;
  readonly strings: Readonly<Record<string, string>>;
  /** Returns the document of a block field, if the site has one. */
  blockField(id: string): Site['blockFields'][number] | undefined;
  /** Marks page elements for the editor's canvas; published pages have none of it. */
  readonly annotations?: Annotations | undefined;
}

export type SitePage = Site['pages'][number];

/** The document that contains the block. */
export interface BlockOwner {
  /** `The page "Studio"`, for messages. */
  readonly name: string;
  readonly file: string;
  /** Path of its blocks for the editor's canvas; undefined where blocks are not edited on the canvas. */
  readonly editPath: string | undefined;
  /** What ids of elements have before the id of the block, because blocks of other documents are on the same page. */
  readonly prefix: string;
  /** Whether blocks have the platform's classic frame and no place on the grid. */
  readonly isClassic: boolean;
}

/** Data of the page that shows the block. */
export interface PageContext {
  readonly owner: BlockOwner;
  readonly root: JsonObject;
  readonly injects: PageInjects;
}

export interface BlockToDraw {
  /** In the document. */
  readonly id: string;
  readonly block: Pick<Block, 'kind' | 'layout'>;
  readonly renderable: RenderableBlock;
  readonly context: PageContext;
}

interface BlockHtml {
  readonly id: string;
  readonly block: BlockToDraw['block'];
  /** Name of its kind. */
  readonly name: string;
  readonly html: string;
  readonly context: PageContext;
}

export interface BlockRenderer {
  /** Renders a block with its frame, with the theme's template for its kind or the built-in one. Empty if there is nothing to show. */
  render(options: BlockToDraw): string;
  /** Renders a block of a kind that only the theme has a template for. */
  renderThemeBlock(options: Omit<BlockToDraw, 'renderable'> & { readonly themeBlock: ThemeBlock }): string;
}

export function createBlockRenderer(theme: Theme, services: LayoutServices): BlockRenderer {
  const { templates, annotations, rules } = services;
  const ofBlocks = Object.fromEntries(
    Object.entries({ ...BUILT_IN, ...theme.blocks }).map(([name, template]) => [
      name,
      blockTemplate(template),
    ]),
  );
  const frame = builtInTemplate('built-in/block', BLOCK_FRAME);
  const classicFrame = builtInTemplate('built-in/classic-block', CLASSIC_FRAME);

  // Complete, since V8 gives each copy to which a field is added a hidden class of its own.
  const ofAnyBlock: BlockContext = { ...services, id: '', layout: undefined, mark: (_, text) => text };

  function render({ id, block, renderable, context }: BlockToDraw): string {
    const { layout } = block;
    const { owner } = context;
    const elementId = owner.prefix + id;
    const marks = owner.editPath === undefined ? undefined : annotations;
    if (marks === undefined && isHidden(renderable)) return '';
    const path = (field: string) => `${owner.editPath}/${id}/value/${field}`;
    const mark = (field: string, text: string) => marks?.text(path(field), text) ?? text;
    const drawn = dataOf(renderable, { ...ofAnyBlock, id: elementId, layout, mark });
    const form = formOf(elementId, renderable, context);
    const data = form === undefined ? drawn : { ...drawn, ...form };
    const html = print(renderable.name, elementId, data, context);
    if (html === '' && marks === undefined && mayBeNothing(renderable.name)) return '';
    const edit = marks && { bid: id, edit: editPath(renderable, path) };
    return framed({ id, block, name: renderable.name, html, context }, edit);
  }

  function renderThemeBlock({
    id,
    block,
    themeBlock: { name, value },
    context,
  }: Parameters<BlockRenderer['renderThemeBlock']>[0]): string {
    const { owner } = context;
    const html = print(name, owner.prefix + id, value, context);
    const edit = annotations && owner.editPath !== undefined ? { bid: id } : {};
    return framed({ id, block, name, html, context }, edit);
  }

  function print(name: string, id: string, values: JsonObject, { root, injects }: PageContext): string {
    const template = ownValue(ofBlocks, name);
    return template === undefined
      ? ''
      : templates.render(template, blockTemplateData(root, id, values), injects);
  }

  function framed({ id, block, name, html, context }: BlockHtml, edit: JsonObject = {}): string {
    const { owner, injects } = context;
    const cells = owner.isClassic ? [] : rules.classes(block.layout ?? {});
    const data = {
      id: `block-${owner.prefix}${id}`,
      classes: [...blockClasses(name), ...cells].join(' '),
      kind: block.kind,
      html,
      ...edit,
    };
    return templates.render(owner.isClassic ? classicFrame : frame, data, injects);
  }

  return { render, renderThemeBlock };

  /** Renders the form of a form or newsletter block with the shared form template. */
  function formOf(
    id: string,
    { name, value }: RenderableBlock,
    { root, injects }: PageContext,
  ): JsonObject | undefined {
    if (name !== 'form' && name !== 'newsletter') return undefined;
    const { json, strings } = services;
    const form = json.form(value.formId);
    if (form === undefined) return undefined;
    const siteKey = member(member(json.website, 'captchaSettings'), 'siteKey');
    const data = formData(form, {
      idPrefix: id,
      strings,
      siteKey: typeof siteKey === 'string' && siteKey !== '' ? siteKey : undefined,
      isNewsletter: name === 'newsletter',
    });
    // A newsletter block may have a title, with the second level.
    const sectionHeading = 'title' in value && value.title ? 'h3' : 'h2';
    const formPage = { ...root, ...data, sectionHeading, formPage: injects.formPage };
    const html = templates.render(FORM, formPage, injects);
    return { ...data, html };
  }
}

const FORM = builtInTemplate('built-in/form', FORM_TEMPLATE);

const BUILT_IN = Object.fromEntries(
  Object.entries(BLOCK_RENDERINGS).map(([name, { template }]) => [
    name,
    builtInTemplate(`built-in/blocks/${name}`, template),
  ]),
);

function dataOf({ name, value }: RenderableBlock, context: BlockContext): JsonObject {
  const rendering: BlockRendering<DrawnBlockName> = BLOCK_RENDERINGS[name];
  return rendering.data(value, context);
}

function isHidden({ name, value }: RenderableBlock): boolean {
  const rendering: BlockRendering<DrawnBlockName> = BLOCK_RENDERINGS[name];
  return rendering.isHidden?.(value) === true;
}

function mayBeNothing(name: DrawnBlockName): boolean {
  const rendering: BlockRendering<DrawnBlockName> = BLOCK_RENDERINGS[name];
  return rendering.mayBeNothing === true;
}

/** A text block is edited as a whole. */
function editPath({ name, value }: RenderableBlock, path: (field: string) => string): string | undefined {
  if (name === 'markdown') return path('markdown');
  if (name === 'html') return path('markdown' in value ? 'markdown' : 'html');
  return undefined;
}

function blockClasses(name: string): readonly string[] {
  const own = ['sqs-block', `${name}-block`, `sqs-block-${name}`];
  return name === 'summary-v2' ? [...own, 'summary-block'] : own;
}
