import { useMemo } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import { useBodies, useBody } from '../../hooks/documents/use-documents.ts';
import { useSetValue } from '../../hooks/documents/use-field.ts';
import { Checkbox } from '../../kit/fields/checkbox.tsx';
import { Card } from '../../kit/layout/card.tsx';
import type { Found } from '../../model/documents/documents.ts';
import { type TaxonField, taxonsFor } from '../../model/documents/taxons.ts';
import { textAt, textsAt } from '../../model/read.ts';
import { tProduct } from '../../strings/product.ts';
import type { ItemPart } from './item-part.ts';
import { NewCategory } from './new-category.tsx';
import css from './organise-card.module.css';

/** The tags and categories that it is found by: those of its collection. */
export function OrganiseCard({ doc, isReadOnly = false }: ItemPart) {
  const bodies = useBodies();
  const collectionId = textAt(useBody(doc), 'collectionId');
  const [tags, categories] = useMemo(
    () => [taxonsFor(bodies, collectionId, 'tags'), taxonsFor(bodies, collectionId, 'categories')],
    [bodies, collectionId],
  );
  const choose = useChoose(doc);
  return (
    <Card title={tProduct('product.organise')}>
      {categories.length === 0 ? (
        <p className={css.none}>{tProduct('product.noCategories')}</p>
      ) : (
        <TaxonChoice
          doc={doc}
          isReadOnly={isReadOnly}
          field="categories"
          name={tProduct('product.categories')}
          taxons={categories}
        />
      )}
      {!isReadOnly && (
        <NewCategory
          taken={categories.map(({ body }) => textAt(body, 'name'))}
          onMade={(id) => choose('categories', id, true)}
        />
      )}
      {tags.length > 0 && (
        <TaxonChoice
          doc={doc}
          isReadOnly={isReadOnly}
          field="tags"
          name={tProduct('product.tags')}
          taxons={tags}
        />
      )}
    </Card>
  );
}

interface TaxonChoiceProps extends ItemPart {
  readonly field: TaxonField;
  readonly name: string;
  readonly taxons: readonly Found[];
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

function useChoose(doc: DocKey): (field: TaxonField, id: string, isOn: boolean) => void {
  const set = useSetValue();
  const body = useBody(doc);
  return (field, id, isOn) => {
    const others = textsAt(body, field).filter((each) => each !== id);
    set({ doc, at: [field], label: tProduct('product.editTags') }, isOn ? [...others, id] : others);
  };
}
