import type { DocKey, Operation, Section } from '../../../../compiler/model/index.ts';
import { recordAt } from '../../../core/model/json-access.ts';
import { orderBetween } from '../../../core/model/order-key.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import { blocksIn, sectionsOf } from '../model/page-layout.ts';
import { t } from '../strings/pages-strings.ts';
import { insertEntries } from './insert-entries.ts';

export interface SectionRef {
  readonly doc: DocKey;
  readonly sectionId: string;
}

/** Adds an empty section after another one, or at the end of the page when `after` is undefined. */
export function addSection({ doc, sectionId }: SectionRef, after?: string): Command {
  return (bodies) => {
    const page = bodies.get(doc);
    const section: Section = { order: newSectionOrder(page, after), height: 'medium' };
    const entries = { [sectionId]: section };
    const ops = page === undefined ? [] : insertEntries(page, { doc, map: 'sections', entries });
    return { label: t('step.addSection'), ops };
  };
}

/** The order key of a section after another one, or at the end of the page. */
export function newSectionOrder(page: unknown, after?: string): string {
  const sections = sectionsOf(page);
  const found = sections.findIndex(({ id }) => id === after);
  const at = found < 0 ? sections.length - 1 : found;
  return orderBetween(sections[at]?.order ?? null, sections[at + 1]?.order ?? null);
}

export function moveSection({ doc, sectionId }: SectionRef, by: -1 | 1): Command {
  return (bodies) => {
    const sections = sectionsOf(bodies.get(doc));
    const from = sections.findIndex(({ id }) => id === sectionId);
    const label = t('step.moveSection');
    if (from < 0 || sections[from + by] === undefined) return { label, ops: [] };
    const [before, after] =
      by < 0 ? [sections[from - 2], sections[from - 1]] : [sections[from + 1], sections[from + 2]];
    const value = orderBetween(before?.order ?? null, after?.order ?? null);
    return { label, ops: [{ doc, at: ['sections', sectionId, 'order'], kind: 'set', value }] };
  };
}

/** Deletes a section with all its blocks. */
export function deleteSection({ doc, sectionId }: SectionRef): Command {
  return (bodies) => {
    const page = bodies.get(doc);
    const label = t('step.deleteSection');
    if (recordAt(page, 'sections')[sectionId] === undefined) return { label, ops: [] };
    const blocks = blocksIn(page, sectionId).map(
      ({ id }): Operation => ({ doc, at: ['blocks', id], kind: 'remove' }),
    );
    return { label, ops: [...blocks, { doc, at: ['sections', sectionId], kind: 'remove' }] };
  };
}
