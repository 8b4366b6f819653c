import type { Taxon } from '../../../../compiler/model/index.ts';
import { LIMITS } from '../../../../formatters/vocabulary/limits.ts';
import type { FoundDocument } from '../../model/documents.ts';
import { textAt } from '../../model/json-access.ts';
import { t } from '../../strings/core-strings.ts';

export interface TaxonNameRules {
  readonly type: Taxon['type'];
  /** The tags or categories that must have other names. */
  readonly others: readonly FoundDocument[];
}

/** Returns why a tag or category cannot have a name, which may still be empty. */
export function validateTaxonName(name: string, { type, others }: TaxonNameRules): string | undefined {
  const max = maxTaxonName(type);
  if (name.trim().length > max) return t('limit.tooLong', { max });
  return others.some((other) => isNamed(other, name))
    ? t('taxon.taken', { tagType: t(`taxon.${type}`) })
    : undefined;
}

/** Names that differ only in case or spaces around them are the same (R-TAG-MSG-03). */
export function isNamed({ body }: FoundDocument, name: string): boolean {
  return textAt(body, 'name').trim().toLowerCase() === name.trim().toLowerCase();
}

export function maxTaxonName(type: Taxon['type']): number {
  return type === 'tag' ? LIMITS.tagCharacters : LIMITS.categoryCharacters;
}
