import { useEffect, useMemo, useRef } from 'react';
import type { Bodies, DocKey } from '../../../../compiler/model/index.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useSetValue } from '../../fields/use-field.ts';
import { useEditor } from '../../hooks/editor-context.tsx';
import { useBodies, useBody } from '../../hooks/use-documents.ts';
import { useMay } from '../../hooks/use-may.ts';
import { type FoundDocument, isProduct } from '../../model/documents.ts';
import { textAt, textsAt } from '../../model/json-access.ts';
import { t } from '../../strings/core-strings.ts';
import type { ItemPart } from '../item-editor-props.ts';
import { NewCategory } from './new-category.tsx';
import css from './organize-card.module.css';
import { allTaxons, type TaxonField, taxonsFor } from './taxons.ts';

/** The tags and categories of an item, chosen from those of its collection. */
export function OrganizeCard({ doc, isReadOnly = false }: ItemPart) {
  const bodies = useBodies();
  const body = useBody(doc);
  const collectionId = textAt(body, 'collectionId');
  const tags = useTaxons(bodies, collectionId, 'tags');
  const categories = useTaxons(bodies, collectionId, 'categories');
  const choose = useChoose(doc);
  // A change that the server rejects also blocks the other unsaved changes.
  const may = useMay();
  return (
    <Card title={t('product.organize')}>
      {categories.length === 0 ? (
        <p className={css.none}>{t('product.noCategories')}</p>
      ) : (
        <TaxonChoice
          doc={doc}
          isReadOnly={isReadOnly}
          field="categories"
          name={t('product.categories')}
          taxons={categories}
        />
      )}
      {!isReadOnly && may('tags.write') && (
        <NewCategory
          example={t(isProduct(body) ? 'product.newCategoryExample' : 'product.newCategoryNews')}
          all={allTaxons(bodies, 'categories')}
          existing={categories}
          onCreate={(id) => choose('categories', id, true)}
        />
      )}
      {tags.length > 0 && (
        <TaxonChoice doc={doc} isReadOnly={isReadOnly} field="tags" name={t('product.tags')} taxons={tags} />
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

interface TaxonChoiceProps extends ItemPart {
  readonly field: TaxonField;
  readonly name: string;
  readonly taxons: readonly FoundDocument[];
}

function TaxonChoice({ doc, isReadOnly = false, field, name, taxons }: TaxonChoiceProps) {
  const chosen = textsAt(useBody(doc), field);
  const choose = useChoose(doc);
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{name}</legend>
      {taxons.map(({ id, body }) => (
        <Checkbox
          key={id}
          isSelected={chosen.includes(id)}
          isDisabled={isReadOnly}
          onChange={(isOn) => choose(field, id, isOn)}
        >
          {textAt(body, 'name') || textAt(body, 'title') || id}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** Also removes tags that someone else has deleted since: nothing else on the screen shows them. */
function useChoose(doc: DocKey): (field: TaxonField, id: string, isOn: boolean) => void {
  const { store } = useEditor();
  const set = useSetValue();
  const body = useBody(doc);
  return (field, id, isOn) => {
    const { head } = store.states.getState();
    const others = textsAt(body, field).filter((each) => each !== id && head.has(`taxon:${each}`));
    set({ doc, at: [field], label: t('product.editTags') }, isOn ? [...others, id] : others);
  };
}
