import type { Bodies, DocKey, Operation } from '../../../../compiler/model/index.ts';
import { fieldOf } from '../../../core/item-editor/categories/taxons.ts';
import { documentsOf } from '../../../core/model/documents.ts';
import { textAt, textsAt } from '../../../core/model/json-access.ts';
import type { Replacement } from './replacement.ts';

/**
 * Returns the operations that merge or remove tags or categories. After any of them, all documents refer to existing
 * ones and no category is its own parent, so that they can be applied in parts.
 */
export function replacementOperations(bodies: Bodies, replacement: Replacement): readonly Operation[] {
  const { removed, target } = replacement;
  if (target !== undefined && (removed.has(target) || !bodies.has(`taxon:${target}`))) return [];
  return [
    ...moveTarget(bodies, replacement),
    ...documentsOf(bodies, 'item').flatMap(({ key, body }) => moveItem(key, body, replacement)),
    ...moveSubcategories(bodies, replacement),
    ...deletions(bodies, removed),
  ];
}

/** Moves the target out of what is removed: its own subcategories must not become its parents. */
function moveTarget(bodies: Bodies, { removed, target }: Replacement): readonly Operation[] {
  if (target === undefined) return [];
  const ancestors = ancestorsOf(bodies, target);
  const last = ancestors.findLastIndex((id) => removed.has(id));
  return last < 0 ? [] : [setParent(`taxon:${target}`, ancestors[last + 1])];
}

function moveItem(doc: DocKey, body: unknown, { type, removed, target }: Replacement): readonly Operation[] {
  const field = fieldOf(type);
  const before = textsAt(body, field);
  if (!before.some((id) => removed.has(id))) return [];
  const moved = before.flatMap((id) => (removed.has(id) ? (target ?? []) : id));
  return [{ doc, at: [field], kind: 'set', value: [...new Set(moved)] }];
}

function moveSubcategories(bodies: Bodies, { removed, target }: Replacement): readonly Operation[] {
  return documentsOf(bodies, 'taxon').flatMap(({ key, id, body }) => {
    if (removed.has(id) || id === target || !removed.has(textAt(body, 'parent'))) return [];
    return [setParent(key, target ?? ancestorsOf(bodies, id).find((each) => !removed.has(each)))];
  });
}

/** The parent of a category, its parent and so on. */
function ancestorsOf(bodies: Bodies, id: string): readonly string[] {
  const found = new Set<string>();
  let parent = parentOf(bodies, id);
  while (parent !== '' && parent !== id && !found.has(parent)) {
    found.add(parent);
    parent = parentOf(bodies, parent);
  }
  return [...found];
}

function parentOf(bodies: Bodies, id: string): string {
  return textAt(bodies.get(`taxon:${id}`), 'parent');
}

function setParent(doc: DocKey, parent: string | undefined): Operation {
  return parent === undefined
    ? { doc, at: ['parent'], kind: 'unset' }
    : { doc, at: ['parent'], kind: 'set', value: parent };
}

/** Subcategories before their parents. */
function deletions(bodies: Bodies, removed: ReadonlySet<string>): readonly Operation[] {
  return documentsOf(bodies, 'taxon')
    .filter(({ id }) => removed.has(id))
    .map(({ key, id }) => ({ key, depth: ancestorsOf(bodies, id).length }))
    .sort((a, b) => b.depth - a.depth)
    .map(({ key }) => ({ doc: key, at: [], kind: 'remove' }));
}
