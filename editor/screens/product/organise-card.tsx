import type { DocKey } from '../../../compiler/model/index.ts';
import { useBody, useDocuments } from '../../hooks/documents/use-documents.ts';
import { useSetValue } from '../../hooks/documents/use-field.ts';
import { Checkbox } from '../../kit/fields/checkbox.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { textAt, textsAt } from '../../model/read.ts';
import { tProduct } from '../../strings/product.ts';
import { NewCategory } from './new-category.tsx';
import css from './organise-card.module.css';

/** The tags and categories that it is found by. */
export function OrganiseCard({ doc }: { readonly doc: DocKey }) {
  const taxons = useDocuments('taxon');
  const of = (type: 'tag' | 'category') => taxons.filter(({ body }) => textAt(body, 'type') === type);
  const [tags, categories] = [of('tag'), of('category')];
  const choose = useChoose(doc);
  return (
    <Card title={tProduct('product.organise')}>
      {categories.length === 0 ? (
        <p className={css.none}>{tProduct('product.noCategories')}</p>
      ) : (
        <TaxonChoice doc={doc} field="categories" name={tProduct('product.categories')} taxons={categories} />
      )}
      <NewCategory
        taken={categories.map(({ body }) => textAt(body, 'name'))}
        onMade={(id) => choose('categories', id, true)}
      />
      {tags.length > 0 && (
        <TaxonChoice doc={doc} field="tags" name={tProduct('product.tags')} taxons={tags} />
      )}
    </Card>
  );
}

type TaxonField = 'tags' | 'categories';

interface TaxonChoiceProps {
  readonly doc: DocKey;
  readonly field: TaxonField;
  readonly name: string;
  readonly taxons: readonly { readonly id: string; readonly body: unknown }[];
}

function TaxonChoice({ doc, field, name, taxons }: TaxonChoiceProps) {
  const chosen = textsAt(useBody(doc), field);
  const choose = useChoose(doc);
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{name}</legend>
      {taxons.map(({ id, body }) => (
        <Checkbox key={id} isSelected={chosen.includes(id)} onChange={(isOn) => choose(field, id, isOn)}>
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
