import {
  type Action,
  applyOperations,
  type Bodies,
  type Operation,
} from '../../../../compiler/model/index.ts';
import { textAt } from '../../../core/model/json-access.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import { addPage, headingContent, type NewPage, titleMarkdown } from '../navigation/new-page-commands.ts';
import { addDesignedSection } from './add-designed-section.ts';
import { type DesignedSection, designSection } from './designed-section.ts';
import { SECTION_DESIGNS } from './designs/index.ts';
import type { PageTemplate } from './page-templates.ts';

export interface NewPageOfTemplate extends Omit<NewPage, 'content'> {
  readonly template: PageTemplate;
  /** Checks the permissions of the user. */
  readonly may: (action: Action) => boolean;
  readonly newId: () => string;
}

/**
 * Adds a page with the sections of a template, in one step. Sections that need what the site does not have, such as images, are
 * left out. Draws its ids when it is made, so that it gives the same operations each time.
 */
export function addPageOfTemplate(
  bodies: Bodies,
  { template, may, newId, ...page }: NewPageOfTemplate,
): Command {
  const doc = `page:${page.pageId}` as const;
  const filled = fillTemplate(bodies, template, may).flatMap((section) =>
    'missing' in section ? [] : [section],
  );
  const [first, ...others] = filled;
  const titled = first && withHeadline(first, titleMarkdown(page.title));
  const sections = titled === undefined ? filled : [titled, ...others];
  const content = titled === undefined ? headingContent(page.title, newId(), newId()) : {};
  const commands = sections.map((design) =>
    addDesignedSection({ doc, sectionId: newId(), blockIds: design.blocks.map(() => newId()), design }),
  );
  return inSequence(addPage({ ...page, content }), commands);
}

/** The number of sections of a template that need what the site does not have. */
export function missingSections(
  bodies: Bodies,
  template: PageTemplate,
  may: (action: Action) => boolean,
): number {
  return fillTemplate(bodies, template, may).filter((section) => 'missing' in section).length;
}

function fillTemplate(bodies: Bodies, { designs }: PageTemplate, may: (action: Action) => boolean) {
  return designs.flatMap((id) => {
    const design = ALL_DESIGNS.find((each) => each.id === id);
    return design === undefined ? [] : [designSection(bodies, design, may)];
  });
}

const ALL_DESIGNS = Object.values(SECTION_DESIGNS).flat();

/** The section with another headline; undefined if it has none. */
function withHeadline(design: DesignedSection, markdown: string): DesignedSection | undefined {
  const isHeadline = ({ value }: DesignedSection['blocks'][number]) =>
    textAt(value, 'markdown').startsWith('# ');
  if (!design.blocks.some(isHeadline)) return undefined;
  const blocks = design.blocks.map((block) =>
    isHeadline(block) ? { ...block, value: { markdown } } : block,
  );
  return { ...design, blocks };
}

/** Makes several commands one change, named like the first. Each sees what those before it have changed. */
function inSequence(first: Command, others: readonly Command[]): Command {
  return (bodies) => {
    const change = first(bodies);
    const ops: Operation[] = [...change.ops];
    for (const command of others) {
      const applied = applyOperations(bodies, ops);
      if (applied.ok) ops.push(...command(applied.bodies).ops);
    }
    return { ...change, ops };
  };
}
