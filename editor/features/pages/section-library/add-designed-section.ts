import { type Cell, COLUMNS, type DocKey, type Section } from '../../../../compiler/model/index.ts';
import { orderKeys } from '../../../core/model/order-key.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import { insertEntries } from '../block-commands/insert-entries.ts';
import { newSectionOrder } from '../block-commands/section-commands.ts';
import { numberOfKind } from '../model/block-kinds.ts';
import { t } from '../strings/pages-strings.ts';
import type { DesignedBlock, DesignedSection } from './designed-section.ts';

export interface NewDesignedSection {
  readonly doc: DocKey;
  readonly sectionId: string;
  /** One id for each block. */
  readonly blockIds: readonly string[];
  readonly design: DesignedSection;
}

/** Adds a designed section with its blocks after another section, or at the end of the page, in one step. */
export function addDesignedSection(
  { doc, sectionId, blockIds, design }: NewDesignedSection,
  after?: string,
): Command {
  return (bodies) => {
    const label = t('step.addSection');
    const page = bodies.get(doc);
    if (page === undefined) return { label, ops: [] };
    const orders = orderKeys(design.blocks.length);
    const blocks = design.blocks.map((block, index): readonly [string, unknown] => [
      blockIds[index] ?? '',
      { ...blockBody(block, index), section: sectionId, order: orders[index] },
    ]);
    const section: Section = { ...design.section, order: newSectionOrder(page, after) };
    return {
      label,
      ops: [
        ...design.forms.flatMap((create) => create(bodies).ops),
        ...insertEntries(page, { doc, map: 'sections', entries: { [sectionId]: section } }),
        ...insertEntries(page, { doc, map: 'blocks', entries: Object.fromEntries(blocks) }),
      ],
    };
  };
}

function blockBody({ kind, value, position }: DesignedBlock, index: number) {
  const desktop: Cell = { rows: 1, ...position };
  const phone: Cell = { col: 1, span: COLUMNS, row: index + 1, rows: 1 };
  return { kind: numberOfKind(kind), layout: { desktop, phone }, value };
}
