import {
  type Cell,
  COLUMNS,
  type DocKey,
  type Operation,
  type Section,
} from '../../../../compiler/model/index.ts';
import { recordAt } from '../../../core/model/json-access.ts';
import { orderKeys } from '../../../core/model/order-key.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
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
        ...insertEntries(page, doc, 'sections', [[sectionId, section]]),
        ...insertEntries(page, doc, 'blocks', blocks),
      ],
    };
  };
}

function blockBody({ kind, value, position }: DesignedBlock, index: number) {
  const desktop: Cell = { rows: 1, ...position };
  const phone: Cell = { col: 1, span: COLUMNS, row: index + 1, rows: 1 };
  return { kind: numberOfKind(kind), layout: { desktop, phone }, value };
}

/** Pages written by hand leave empty maps out. */
function insertEntries(
  page: unknown,
  doc: DocKey,
  map: 'sections' | 'blocks',
  entries: readonly (readonly [string, unknown])[],
): readonly Operation[] {
  if (recordAt(page)[map] === undefined)
    return [{ doc, at: [map], kind: 'set', value: Object.fromEntries(entries) }];
  return entries.map(([id, value]) => ({ doc, at: [map, id], kind: 'insert', value }));
}
