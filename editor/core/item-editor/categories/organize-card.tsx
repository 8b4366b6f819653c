import { useEffect, useMemo, useRef } from 'react';
import type { Bodies } from '../../../../compiler/model/index.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FieldGroup } from '../../../ui/fields/field-group.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useBodies, useBody } from '../../hooks/use-documents.ts';
import { useMay } from '../../hooks/use-may.ts';
import { useRun } from '../../hooks/use-run.ts';
import { type FoundDocument, isProduct } from '../../model/documents.ts';
import { textAt, textsAt } from '../../model/json-access.ts';
import { t } from '../../strings/core-strings.ts';
import type { ItemPart } from '../item-editor-props.ts';
import { chooseTaxon } from './choose-taxon.ts';
import { NewTaxonForm } from './new-taxon-form.tsx';
import css from './organize-card.module.css';
import { type TaxonField, taxonsFor } from './taxons.ts';

/** The tags and categories of an item, chosen from those of its collection. */
export function OrganizeCard({ doc, isReadOnly = false }: ItemPart) {
  const bodies = useBodies();
  const body = useBody(doc);
  const collectionId = textAt(body, 'collectionId');
  const tags = useTaxons(bodies, collectionId, 'tags');
  const categories = useTaxons(bodies, collectionId, 'categories');
  // A change that the server rejects also blocks the other unsaved changes.
  const canCreate = useMay()('tags.write') && !isReadOnly;
  return (
    <Card title={t('product.organize')}>
      {categories.length === 0 ? (
        <p className={css.none}>{t('product.noCategories')}</p>
      ) : (
        <TaxonBoxes
          doc={doc}
          isReadOnly={isReadOnly}
          field="categories"
          name={t('product.categories')}
          taxons={categories}
        />
      )}
      {canCreate && (
        <NewTaxonForm
          item={doc}
          type="category"
          example={t(isProduct(body) ? 'product.newCategoryExample' : 'product.newCategoryNews')}
          existing={categories}
        />
      )}
      {tags.length > 0 && (
        <TaxonBoxes doc={doc} isReadOnly={isReadOnly} field="tags" name={t('product.tags')} taxons={tags} />
      )}
      {canCreate && (
        <NewTaxonForm item={doc} type="tag" example={t('product.newTagExample')} existing={tags} />
      )}
    </Card>
  );
}

/**
 * The options to choose from. An option stays listed while the card is mounted, because removing a checkbox would
 * lose the focus.
 */
function useTaxons(bodies: Bodies, collectionId: string, field: TaxonField): readonly FoundDocument[] {
  const shown = useRef<ReadonlySet<string>>(new Set());
  const taxons = useMemo(
    () => taxonsFor(bodies, { collectionId, field, shown: shown.current }),
    [bodies, collectionId, field],
  );
  useEffect(() => {
    shown.current = new Set([...shown.current, ...taxons.map(({ id }) => id)]);
  }, [taxons]);
  return taxons;
}

interface TaxonBoxesProps extends ItemPart {
  readonly field: TaxonField;
  readonly name: string;
  readonly taxons: readonly FoundDocument[];
}

function TaxonBoxes({ doc, isReadOnly = false, field, name, taxons }: TaxonBoxesProps) {
  const chosen = textsAt(useBody(doc), field);
  const run = useRun();
  return (
    <FieldGroup label={name}>
      {taxons.map(({ id, body }) => (
        <Checkbox
          key={id}
          isSelected={chosen.includes(id)}
          isDisabled={isReadOnly}
          onChange={(isOn) => void run(chooseTaxon(doc, { field, id, isOn }))}
        >
          {textAt(body, 'name') || textAt(body, 'title') || id}
        </Checkbox>
      ))}
    </FieldGroup>
  );
}
