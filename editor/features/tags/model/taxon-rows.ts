import type { Taxon } from '../../../../compiler/model/index.ts';
import { displayIndexOf } from '../../../core/item-editor/categories/taxons.ts';
import type { FoundDocument } from '../../../core/model/documents.ts';
import { textAt } from '../../../core/model/json-access.ts';

/** A tag or category in the list. */
export interface TaxonRow {
  readonly taxon: FoundDocument;
  readonly id: string;
  readonly name: string;
  /** Names of the categories that contain it, outermost first. */
  readonly parents: readonly string[];
  /** Number of items that have it. */
  readonly itemCount: number;
}

/** Returns the tags by name, or the categories in display order, each before its subcategories. */
export function taxonRows(
  taxons: readonly FoundDocument[],
  type: Taxon['type'],
  counts: ReadonlyMap<string, number>,
): readonly TaxonRow[] {
  const own = taxons.filter(({ body }) => textAt(body, 'type') === type);
  const rowOf = (taxon: FoundDocument, parents: readonly string[]): TaxonRow => ({
    taxon,
    id: taxon.id,
    name: nameOf(taxon),
    parents,
    itemCount: counts.get(taxon.id) ?? 0,
  });
  if (type === 'category') return inTree(own).map(({ taxon, parents }) => rowOf(taxon, parents));
  const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return own.map((taxon) => rowOf(taxon, [])).sort((a, b) => compare(a.name, b.name));
}

export function nameOf({ id, body }: Pick<FoundDocument, 'id' | 'body'>): string {
  return textAt(body, 'name') || id;
}

interface Nested {
  readonly taxon: FoundDocument;
  readonly parents: readonly string[];
}

/** Categories that are their own parents, or whose parent does not exist, are at the top level. */
function inTree(categories: readonly FoundDocument[]): readonly Nested[] {
  const known = new Set(categories.map(({ id }) => id));
  const byParent = new Map<string, FoundDocument[]>();
  for (const taxon of [...categories].sort((a, b) => displayIndexOf(a) - displayIndexOf(b))) {
    const parent = textAt(taxon.body, 'parent');
    const key = known.has(parent) ? parent : '';
    const siblings = byParent.get(key);
    if (siblings === undefined) byParent.set(key, [taxon]);
    else siblings.push(taxon);
  }
  const seen = new Set<string>();
  const nested = (taxon: FoundDocument, parents: readonly string[]): readonly Nested[] => {
    if (seen.has(taxon.id)) return [];
    seen.add(taxon.id);
    const below = [...parents, nameOf(taxon)];
    return [{ taxon, parents }, ...(byParent.get(taxon.id) ?? []).flatMap((child) => nested(child, below))];
  };
  return [...(byParent.get('') ?? []), ...categories].flatMap((taxon) => nested(taxon, []));
}
